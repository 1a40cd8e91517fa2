import { useErrorText, useMessages } from '@atrium/core-i18n'
import { toneOf, write } from '@atrium/core-net'
import {
  type JoinRequest,
  listJoinRequests,
  refusalReasonSchema,
  refuseJoinRequest,
} from '@atrium/domain-org'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { TextArea } from '@atrium/ui/text-area'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { joiningMessages } from '../messages/joining-messages'

export interface RefuseDialogProps {
  readonly request: JoinRequest
  readonly onClose: () => void
}

/** Says why somebody may not join. */
export function RefuseDialog({ request: { id, name }, onClose }: RefuseDialogProps) {
  const t = useMessages(joiningMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const isGood = refusalReasonSchema.safeParse(reason).success
  const sending = useMutation(write(refuseJoinRequest, { stales: [listJoinRequests] }))

  function submit() {
    setTried(true)
    if (!isGood) return
    sending.mutate(
      { requestId: id, reason },
      {
        onSuccess() {
          toast({ text: t('refused', { name }) })
          onClose()
        },
      },
    )
  }

  return (
    <Modal
      open
      width="small"
      title={t('refuse-title', { name })}
      busy={sending.isPending}
      onClose={onClose}
      primary={{ label: t('refuse'), danger: true, onClick: submit }}
    >
      <FormLayout width="full" label={t('refuse-title', { name })} onSubmit={submit}>
        {sending.error && <Notice tone={toneOf(sending.error)}>{errorText(sending.error)}</Notice>}
        <FormField
          label={t('reason')}
          required
          help={t('reason-help')}
          error={tried && !isGood ? t('reason-missing') : undefined}
        >
          <TextArea counted maxLength={60} rows={2} value={reason} onChange={setReason} />
        </FormField>
      </FormLayout>
    </Modal>
  )
}
