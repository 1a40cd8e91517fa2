import { useMessages } from '@atrium/core-i18n'
import { useRouting, withQuery } from '@atrium/core-routing'
import { designerPreviewPath } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { Modal } from '@atrium/ui/modal'
import { useDesigner } from '../document/designer-context'
import { draftOf } from '../document/draft-state'
import { designerMessages } from '../messages/designer-messages'
import { previewWindowMessages } from '../messages/preview-window-messages'
import { FormPreview } from './form-preview'

/** The form as people will fill it in, to try out without saving. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(designerMessages)
  const form = useDesigner((state) => state.form)
  const schema = useDesigner(draftOf)
  return (
    <Modal
      open
      width="large"
      title={t('preview-title', { name: form.name })}
      onClose={onClose}
      footer={<PreviewFoot onClose={onClose} />}
    >
      <FormPreview schema={schema} />
    </Modal>
  )
}

/** The other window stands beside the designer and follows what is drawn. */
function PreviewFoot({ onClose }: { onClose: () => void }) {
  const t = useMessages(previewWindowMessages)
  const { href } = useRouting()
  const { id, appId } = useDesigner((state) => state.form)
  function openWindow() {
    const path = withQuery(designerPreviewPath({ module: 'form', appId }), { item: id })
    window.open(href(path), `form-preview-${id}`)
    onClose()
  }
  return (
    <>
      <Button onClick={openWindow}>{t('open-window')}</Button>
      <Button kind="primary" onClick={onClose}>
        {t('close')}
      </Button>
    </>
  )
}
