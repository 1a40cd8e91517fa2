import { useMessages } from '@atrium/core-i18n'
import { joinCodeSchema, shownJoinCode } from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { TextInput } from '@atrium/ui/text-input'
import { useState } from 'react'
import { joiningMessages } from '../messages/joining-messages'
import styles from './joining.module.css'

export interface CodeFormProps {
  readonly onCode: (code: string) => void
}

/** Asks for the code that somebody was told. */
export function CodeForm({ onCode }: CodeFormProps) {
  const t = useMessages(joiningMessages)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const parsed = joinCodeSchema.safeParse(text)

  function submit() {
    setTried(true)
    if (parsed.success) onCode(shownJoinCode(parsed.data))
  }

  return (
    <section className={styles['card']} aria-label={t('code-title')}>
      <h2>{t('code-title')}</h2>
      <p className={styles['about']}>{t('code-about')}</p>
      <FormLayout width="full" label={t('code-title')} onSubmit={submit}>
        <FormField
          label={t('code')}
          required
          error={tried && !parsed.success ? t('code-wrong') : undefined}
        >
          <div className={styles['line']}>
            <TextInput
              mono
              size="large"
              name="join-code"
              autoComplete="off"
              maxLength={20}
              value={text}
              onChange={(next) => setText(next.toUpperCase())}
              onEnter={submit}
            />
            <Button size="large" onClick={submit}>
              {t('go')}
            </Button>
          </div>
        </FormField>
      </FormLayout>
    </section>
  )
}
