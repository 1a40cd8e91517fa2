import { useErrorText, useMessages } from '@atrium/core-i18n'
import type { DeveloperReview } from '@atrium/domain-developer'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { TextArea } from '@atrium/ui/text-area'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { grantRevocation } from '../data/developer-queries'
import { developerMessages } from '../messages/developer-messages'

interface RevokeDialogProps {
  readonly review: DeveloperReview
  readonly onClose: () => void
}

/** Ends somebody's authorization at once, and says why. */
export function RevokeDialog({ review, onClose }: RevokeDialogProps) {
  const t = useMessages(developerMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [note, setNote] = useState('')
  const ending = useMutation(grantRevocation)
  const { name } = review.person
  const title = t('revoke-of', { name })

  function submit() {
    const onSuccess = () => {
      toast({ text: t('revoked-done', { name }), tone: 'success' })
      onClose()
    }
    ending.mutate({ grantId: review.id, note }, { onSuccess })
  }

  return (
    <Modal
      open
      width="small"
      title={title}
      busy={ending.isPending}
      onClose={onClose}
      primary={{ label: t('revoke'), danger: true, onClick: submit }}
    >
      <FormLayout width="full" label={title} onSubmit={submit}>
        {ending.error && <Notice tone="danger">{errorText(ending.error)}</Notice>}
        <Notice tone="warning">{t('revoke-hint')}</Notice>
        <FormField label={t('note')} help={t('note-help')}>
          <TextArea counted maxLength={60} rows={2} value={note} onChange={setNote} />
        </FormField>
      </FormLayout>
    </Modal>
  )
}
