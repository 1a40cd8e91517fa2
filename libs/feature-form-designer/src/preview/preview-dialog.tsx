import { useMessages } from '@atrium/core-i18n'
import { Modal } from '@atrium/ui/modal'
import { useDesigner } from '../document/designer-context'
import { draftOf } from '../document/draft-state'
import { designerMessages } from '../messages/designer-messages'
import { FormPreview } from './form-preview'

/** The form as people will fill it in, to try out without saving. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(designerMessages)
  const form = useDesigner((state) => state.form)
  const schema = useDesigner(draftOf)
  return (
    <Modal open width="large" title={t('preview-title', { name: form.name })} onClose={onClose}>
      <FormPreview schema={schema} />
    </Modal>
  )
}
