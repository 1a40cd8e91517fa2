import { useErrorText, useMessages } from '@atrium/core-i18n'
import { countWords, developerReasonSchema, reasonWords } from '@atrium/domain-developer'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { TextArea } from '@atrium/ui/text-area'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { grantApplying, tokenReset } from '../data/developer-queries'
import { developerMessages } from '../messages/developer-messages'

interface ReasonDialogProps {
  /** A first or another application, or one for another token. */
  readonly act: 'apply' | 'reset'
  readonly onClose: () => void
}

/** Says what the authorization is needed for. */
export function ReasonDialog({ act, onClose }: ReasonDialogProps) {
  const t = useMessages(developerMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const applying = useMutation(grantApplying)
  const resetting = useMutation(tokenReset)
  const sending = act === 'apply' ? applying : resetting
  const isGood = developerReasonSchema.safeParse(reason).success
  const count = countWords(reason)
  const title = act === 'apply' ? t('apply-title') : t('reset-title')

  function submit() {
    setTried(true)
    if (!isGood) return
    const onSuccess = () => {
      toast({ text: t('applied'), tone: 'success' })
      onClose()
    }
    sending.mutate({ reason }, { onSuccess })
  }

  function problem() {
    if (count > reasonWords) return t('too-long', { count, max: reasonWords })
    return tried && !isGood ? t('reason-missing') : undefined
  }

  return (
    <Modal
      open
      width="small"
      title={title}
      busy={sending.isPending}
      onClose={onClose}
      primary={{
        label: act === 'apply' ? t('submit') : t('reset'),
        danger: act === 'reset',
        onClick: submit,
      }}
    >
      <FormLayout width="full" label={title} onSubmit={submit}>
        {sending.error && <Notice tone="danger">{errorText(sending.error)}</Notice>}
        {act === 'reset' && <Notice tone="warning">{t('reset-hint')}</Notice>}
        <FormField
          label={t('reason')}
          required
          help={t('reason-help', { count, max: reasonWords })}
          error={problem()}
        >
          <TextArea
            rows={3}
            maxLength={200}
            value={reason}
            placeholder={t('reason-placeholder')}
            onChange={setReason}
          />
        </FormField>
      </FormLayout>
    </Modal>
  )
}
