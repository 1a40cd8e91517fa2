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
import { Button } from '@atrium/ui/button'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { useDesigner, useDocument } from '../document/designer-context'
import { draftOf, isSameSchema } from '../document/draft-state'
import { designerMessages } from '../messages/designer-messages'
import { publishMessages } from '../messages/publish-messages'
import { PublishPlan } from './publish-plan'

/** Shows what publishing does to the form's table and its values before it is done, and then leads to the records. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(designerMessages)
  const texts = useMessages(publishMessages)
  const errorText = useErrorText()
  const { id, name, version, published } = useDesigner((state) => state.form)
  const draft = useDesigner(draftOf)
  const unchanged = published !== null && isSameSchema(draft, published)
  const publish = usePublish()
  const plan = useQuery({ ...read(previewPublish, { formId: id }), staleTime: 0, gcTime: 0 })
  const error = publish.error ?? plan.error
  const done = publish.isSuccess
  return (
    <Modal
      open
      title={texts('title', { name })}
      busy={publish.isPending}
      onClose={onClose}
      primary={{
        label: t('publish'),
        disabled: unchanged || !plan.data?.canPublish,
        onClick: () => publish.start(),
      }}
      {...(done && { footer: <WhatNext onClose={onClose} /> })}
    >
      {done && (
        <Notice tone="success" title={texts('done', { version })}>
          {texts('done-hint')}
        </Notice>
      )}
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      {!done && plan.isPending && <Skeleton shape="text" />}
      {!done && plan.data && <PublishPlan plan={plan.data} unchanged={unchanged} />}
    </Modal>
  )
}

function usePublish() {
  const document = useDocument()
  const stales = [getForm, getPublishedForm, listForms, listRecords, listApps, getApp]
  const publish = useMutation(write(publishForm, { stales }))
  return {
    ...publish,
    start() {
      const { form, revision } = document.getState()
      publish.mutate(
        { formId: form.id, revision },
        { onSuccess: (published) => document.getState().hear(published) },
      )
    },
  }
}

function WhatNext({ onClose }: { onClose: () => void }) {
  const t = useMessages(designerMessages)
  const texts = useMessages(publishMessages)
  const navigate = useNavigate()
  const { id, appId } = useDesigner((state) => state.form)

  /** Closes the dialog first: the page stays alive behind the next one. */
  function openRecords() {
    flushSync(onClose)
    navigate(withQuery(appViewPath({ module: 'form', appId }), { item: id }))
  }

  return (
    <>
      <Button onClick={onClose}>{texts('go-on')}</Button>
      <Button kind="primary" onClick={openRecords}>
        {t('open-records')}
      </Button>
    </>
  )
}
