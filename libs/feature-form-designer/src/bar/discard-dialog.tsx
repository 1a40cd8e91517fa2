import { useErrorText, useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import { discardDraft, getForm } from '@atrium/domain-forms'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { useMutation } from '@tanstack/react-query'
import type { Autosave } from '../document/autosave'
import { useDesigner, useDocument } from '../document/designer-context'
import { designerMessages } from '../messages/designer-messages'

interface DiscardDialogProps {
  autosave: Autosave
  onClose: () => void
}

/** Goes back to what is published, after asking; undo brings the draft back. */
export function DiscardDialog({ autosave, onClose }: DiscardDialogProps) {
  const t = useMessages(designerMessages)
  const errorText = useErrorText()
  const document = useDocument()
  const { id, name, version } = useDesigner((state) => state.form)
  const discard = useMutation(write(discardDraft, { stales: [getForm] }))

  async function confirm() {
    const saved = await autosave.flush()
    discard.mutate(
      { formId: id },
      {
        onSuccess(form) {
          const { hear, reload } = document.getState()
          if (saved) hear(form)
          else reload(form)
          onClose()
        },
      },
    )
  }

  return (
    <Modal
      open
      width="small"
      title={t('discard-title', { name })}
      busy={discard.isPending}
      primary={{ label: t('discard-act'), danger: true, onClick: () => void confirm() }}
      onClose={onClose}
    >
      {discard.error && <Notice tone="danger">{errorText(discard.error)}</Notice>}
      <p>{t('discard-hint', { version })}</p>
    </Modal>
  )
}
