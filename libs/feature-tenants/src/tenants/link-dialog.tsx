import { useMessages } from '@atrium/core-i18n'
import { useRouting } from '@atrium/core-routing'
import { forgotPasswordPath } from '@atrium/domain-auth'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-layout'
import { CheckIcon, CopyIcon } from '@atrium/ui/icon'
import { Modal } from '@atrium/ui/modal'
import { Stack } from '@atrium/ui/stack'
import { Text } from '@atrium/ui/text'
import { TextInput } from '@atrium/ui/text-input'
import { useState } from 'react'
import { tenantMessages } from '../messages/tenant-messages'

export interface LinkDialogProps {
  readonly name: string
  readonly token: string
  readonly onClose: () => void
}

/** The link by which an administrator sets a password; it is shown once. */
export function LinkDialog({ name, token, onClose }: LinkDialogProps) {
  const t = useMessages(tenantMessages)
  const { href } = useRouting()
  const [copied, setCopied] = useState(false)
  const path = `${href(forgotPasswordPath({}), '')}?token=${token}`
  const link = new URL(path, document.baseURI).href
  function copy() {
    // An intranet without TLS has no clipboard; the link stands there to be taken by hand.
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Modal
      open
      title={t('link-title', { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button kind="primary" icon={copied ? CheckIcon : CopyIcon} onClick={copy}>
            {copied ? t('copied') : t('copy')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text block>{t('link-why')}</Text>
        <FormField label={t('set-up-link')}>
          <TextInput mono readOnly value={link} onChange={() => undefined} />
        </FormField>
      </Stack>
    </Modal>
  )
}
