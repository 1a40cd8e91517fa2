import { useErrorText, useMessages } from '@atrium/core-i18n'
import { type DeveloperReview, reviewNoteSchema } from '@atrium/domain-developer'
import { Button } from '@atrium/ui/button'
import { DescriptionList } from '@atrium/ui/description-list'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { TextArea } from '@atrium/ui/text-area'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { reviewDecision, reviewTaking } from '../data/developer-queries'
import { developerMessages } from '../messages/developer-messages'

interface ReviewDialogProps {
  readonly review: DeveloperReview
  readonly onClose: () => void
}

type Decision = 'approve' | 'reject'

/** Decides about an application; whoever decides has begun its review first. */
export function ReviewDialog({ review, onClose }: ReviewDialogProps) {
  const t = useMessages(developerMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const [note, setNote] = useState('')
  const taking = useMutation(reviewTaking)
  const deciding = useMutation(reviewDecision)
  const { id: grantId, person, reason, state, reviewer } = review
  const { name } = person
  const error = taking.error ?? deciding.error
  const isGood = reviewNoteSchema.safeParse(note).success
  const busy = taking.isPending || deciding.isPending

  async function decide(decision: Decision) {
    if (state === 'applying' && !taking.data) await taking.mutateAsync({ grantId })
    await deciding.mutateAsync({ grantId, decision, note })
    const said =
      decision === 'approve' ? t('approved-done', { name }) : t('rejected-done', { name })
    toast({ text: said, tone: 'success' })
    onClose()
  }

  const act = (decision: Decision) => void decide(decision).catch(() => undefined)

  return (
    <Modal
      open
      title={t('review-of', { name })}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button kind="danger-quiet" disabled={busy || !isGood} onClick={() => act('reject')}>
            {t('reject')}
          </Button>
          <Button kind="primary" loading={busy} disabled={!isGood} onClick={() => act('approve')}>
            {t('approve')}
          </Button>
        </>
      }
    >
      <FormLayout width="full" label={t('review-of', { name })} onSubmit={() => act('approve')}>
        {error && <Notice tone="danger">{errorText(error)}</Notice>}
        {state === 'under-review' && reviewer && (
          <Notice tone="info">{t('under-review-by', { name: reviewer.name })}</Notice>
        )}
        <DescriptionList facts={[{ label: t('reason-about'), value: reason, wide: true }]} />
        <Notice tone="warning">{t('review-rights')}</Notice>
        <FormField label={t('note')} help={t('note-help')}>
          <TextArea counted maxLength={60} rows={2} value={note} onChange={setNote} />
        </FormField>
      </FormLayout>
    </Modal>
  )
}
