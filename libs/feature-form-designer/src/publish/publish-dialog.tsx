import { useErrorText, useMessages } from '@atrium/core-i18n'
import { read, write } from '@atrium/core-net'
import { useNavigate, withQuery } from '@atrium/core-routing'
import { appViewPath, getApp, listApps } from '@atrium/domain-apps'
import {
  getForm,
  getPublishedForm,
  listForms,
  listRecords,
  previewPublish,
  publishForm,
} from '@atrium/domain-forms'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesigner, useDocument } from '../document/designer-context'
import { draftOf, isSameSchema } from '../document/draft-state'
import { designerMessages } from '../messages/designer-messages'
import { PublishPlan } from './publish-plan'

/** Shows what publishing does to the form's table and its values before it is done. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(designerMessages)
  const errorText = useErrorText()
  const form = useDesigner((state) => state.form)
  const plan = useQuery({ ...read(previewPublish, { formId: form.id }), staleTime: 0, gcTime: 0 })
  const publish = usePublish()
  const draft = useDesigner(draftOf)
  const unchanged = form.published !== null && isSameSchema(draft, form.published)
  const error = publish.error ?? plan.error
  if (publish.data) return <Published onClose={onClose} />
  return (
    <Modal
      open
      title={t('publish-title', { name: form.name })}
      busy={publish.isPending}
      onClose={onClose}
      primary={{
        label: t('publish'),
        disabled: unchanged || !plan.data?.canPublish,
        onClick: () => publish.mutate({ formId: form.id }),
      }}
    >
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      {plan.isPending && <Skeleton shape="text" />}
      {plan.data && <PublishPlan plan={plan.data} unchanged={unchanged} />}
    </Modal>
  )
}

function usePublish() {
  const document = useDocument()
  const stales = [getForm, getPublishedForm, listForms, listRecords, listApps, getApp]
  const publish = useMutation(write(publishForm, { stales }))
  return {
    ...publish,
    mutate({ formId }: { formId: string }) {
      const { revision } = document.getState()
      publish.mutate(
        { formId, revision },
        { onSuccess: (published) => document.getState().hear(published) },
      )
    },
  }
}

/** What one can do with a form that has just been published. */
function Published({ onClose }: { onClose: () => void }) {
  const t = useMessages(designerMessages)
  const navigate = useNavigate()
  const { id, appId, name, version } = useDesigner((state) => state.form)
  const records = withQuery(appViewPath({ module: 'form', appId }), { item: id })
  return (
    <Modal
      open
      title={t('publish-title', { name })}
      onClose={onClose}
      primary={{ label: t('open-records'), onClick: () => navigate(records) }}
    >
      <Notice tone="success" title={t('publish-done', { version })}>
        {t('publish-done-hint')}
      </Notice>
    </Modal>
  )
}
