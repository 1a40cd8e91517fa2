import { useFormats, useMessages } from '@atrium/core-i18n'
import type { PublishedForm } from '@atrium/domain-forms'
import { Modal } from '@atrium/ui/modal'
import { shareMessages } from '../messages/share-messages'
import { ShareForm } from './share-form'

export interface ShareDialogProps {
  form: PublishedForm
  recordIds: readonly string[]
  onClose: () => void
}

/** Shares the selected records all alike. */
export function ShareDialog({ form, recordIds, onClose }: ShareDialogProps) {
  const t = useMessages(shareMessages)
  const count = useFormats().number(recordIds.length)
  return (
    <Modal
      open
      width="small"
      title={t('share-title', { count, name: form.name })}
      onClose={onClose}
      footer={null}
    >
      <ShareForm form={form} recordIds={recordIds} onDone={onClose} />
    </Modal>
  )
}
