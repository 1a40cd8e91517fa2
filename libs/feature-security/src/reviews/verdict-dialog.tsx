import { useErrorText, useMessages } from '@atrium/core-i18n'
import { reasonLimit } from '@atrium/domain-security'
import { FormField, FormLayout, FormSection } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { Text } from '@atrium/ui/text'
import { TextArea } from '@atrium/ui/text-area'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { reviewMessages } from '../messages/review-messages'
import { deciding } from './review-data'

export interface VerdictDialogProps {
  readonly itemIds: readonly string[]
  readonly verdict: 'approve' | 'reject'
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Says what becomes of the items, and asks why. */
export function VerdictDialog({ itemIds, verdict, onClose, onDone }: VerdictDialogProps) {
  const t = useMessages(reviewMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const decide = useMutation(deciding)
  const isUnexplained = verdict === 'reject' && reason.trim() === ''
  const count = itemIds.length
  const title = verdict === 'approve' ? t('approve-of', { count }) : t('reject-of', { count })

  function submit() {
    setTried(true)
    if (isUnexplained) return
    decide.mutate(
      { itemIds: [...itemIds], verdict, reason },
      {
        onSuccess: ({ rows }) => {
          tell(rows)
          onDone()
        },
      },
    )
  }

  function tell(rows: readonly { readonly code: string | null }[]) {
    const failed = rows.flatMap(({ code }) => (code === null ? [] : [code]))
    const done = rows.length - failed.length
    const text =
      verdict === 'approve' ? t('executed', { count: done }) : t('rejected', { count: done })
    if (done > 0) toast({ text, tone: 'success' })
    const [first] = failed
    if (first === undefined) return
    const why = errorText({ code: first })
    toast({ text: t('some-failed', { count: failed.length, why }), tone: 'danger' })
  }

  return (
    <Modal
      open
      title={title}
      busy={decide.isPending}
      onClose={onClose}
      primary={{
        label: verdict === 'approve' ? t('approve') : t('reject'),
        danger: verdict === 'reject',
        onClick: submit,
      }}
    >
      <FormLayout width="full" onSubmit={submit}>
        {decide.error && <Notice tone="danger">{errorText(decide.error)}</Notice>}
        <Text block tone="soft">
          {verdict === 'approve' ? t('approve-effect') : t('reject-effect')}
        </Text>
        <FormSection>
          <FormField
            label={verdict === 'reject' ? t('why-rejected') : t('opinion')}
            required={verdict === 'reject'}
            error={tried && isUnexplained ? t('why-missing') : undefined}
          >
            <TextArea value={reason} maxLength={reasonLimit} counted onChange={setReason} />
          </FormField>
        </FormSection>
      </FormLayout>
    </Modal>
  )
}
