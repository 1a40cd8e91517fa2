import { useMessages } from '@atrium/core-i18n'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-layout'
import { CheckIcon, CopyIcon } from '@atrium/ui/icon'
import { TextInput } from '@atrium/ui/text-input'
import { useId, useState } from 'react'
import { shareMessages } from '../messages/share-messages'
import styles from './share.module.css'

/** An address that is shown once. */
export function LinkToCopy({ address }: { readonly address: string }) {
  const t = useMessages(shareMessages)
  const id = useId()
  const [copied, setCopied] = useState('')
  const done = copied === address
  return (
    <FormField id={id} label={t('link')} help={t('link-once')}>
      <div className={styles['link']}>
        <TextInput mono readOnly value={address} onChange={() => undefined} />
        <Button
          icon={done ? CheckIcon : CopyIcon}
          onClick={() => void copy(address, id).then(() => setCopied(address))}
        >
          {done ? t('copied') : t('copy')}
        </Button>
      </div>
    </FormField>
  )
}

/** Where the clipboard is closed to pages, such as without TLS, the text is selected for the person to copy. */
async function copy(text: string, id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (error) {
    const input = document.getElementById(id)
    if (!(input instanceof HTMLInputElement)) throw error
    input.select()
  }
}
