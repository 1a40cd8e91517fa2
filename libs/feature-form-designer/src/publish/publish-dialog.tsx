import { useErrorText, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { useNavigate, withQuery } from '@atrium/core-routing'
import { appViewPath } from '@atrium/domain-apps'
import { previewPublish, publishForm } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { useDesigner } from '../document/designer-context'
import { draftOf, isSameSchema } from '../document/draft-state'
import { designerMessages } from '../messages/designer-messages'
import { publishMessages } from '../messages/publish-messages'
import { PublicationProgress } from './publication-progress'
import { PublishPlan } from './publish-plan'
import { usePublication } from './use-publication'

/** Shows what publishing does to the form's table and its values before it is done, and then leads to the records. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(designerMessages)
  const texts = useMessages(publishMessages)
  const errorText = useErrorText()
  const { id, name, published } = useDesigner((state) => state.form)
  const draft = useDesigner(draftOf)
  const unchanged = published !== null && isSameSchema(draft, published)
  const publication = usePublication(publishForm)
  const { version, job } = publication
  const plan = useQuery({
    ...read(previewPublish, { formId: id }),
    staleTime: 0,
    gcTime: 0,
    enabled: version === null && job === null,
  })
  const isPlanned = version === null && job === null
  return (
    <Modal
      open
      title={texts('title', { name })}
      busy={publication.isBusy}
      onClose={onClose}
      {...(job === null && {
        primary: {
          label: t('publish'),
          disabled: unchanged || !plan.data?.canPublish,
          onClick: () => publication.start({}),
        },
      })}
      {...(version !== null && { footer: <WhatNext onClose={onClose} /> })}
    >
      {version !== null && (
        <Notice tone="success" title={texts('done', { version })}>
          {texts('done-hint')}
        </Notice>
      )}
      <PublicationProgress publication={publication} onClose={onClose} />
      {isPlanned && plan.error && <Notice tone="danger">{errorText(plan.error)}</Notice>}
      {isPlanned && plan.isPending && <Skeleton shape="text" />}
      {isPlanned && plan.data && <PublishPlan plan={plan.data} unchanged={unchanged} />}
    </Modal>
  )
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
