import { useErrorText, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { previewRollBack, rollBackForm } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useDesigner } from '../document/designer-context'
import { draftOf, isSameSchema } from '../document/draft-state'
import { versionMessages } from '../messages/version-messages'
import { PublicationProgress } from '../publish/publication-progress'
import { type Plan, PublishSteps } from '../publish/publish-plan'
import { usePublication } from '../publish/use-publication'
import styles from './versions.module.css'

interface RollBackDialogProps {
  version: number
  /** Back to all versions. */
  onBack: () => void
  onClose: () => void
}

/** Says what going back to a version changes before it is done. */
export function RollBackDialog({ version, onBack, onClose }: RollBackDialogProps) {
  const t = useMessages(versionMessages)
  const { id } = useDesigner((state) => state.form)
  const publication = usePublication(rollBackForm)
  const { job, version: now } = publication
  const isAsked = job === null && now === null
  const plan = useQuery({
    ...read(previewRollBack, { formId: id, version }),
    staleTime: 0,
    gcTime: 0,
    enabled: isAsked,
  })
  return (
    <Modal
      open
      title={t('ask-title', { version })}
      busy={publication.isBusy}
      onClose={onClose}
      {...(isAsked && {
        primary: {
          label: t('act'),
          disabled: !plan.data?.canPublish,
          onClick: () => publication.start({ version }),
        },
      })}
    >
      <div className={styles.ask}>
        {now !== null && <Notice tone="success" title={t('done', { version, now })} />}
        <PublicationProgress publication={publication} onClose={onClose} />
        {isAsked && <Asked version={version} plan={plan} />}
        <div className={styles.back}>
          <Button kind="link" size="small" onClick={onBack}>
            {t('all')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

interface AskedProps {
  version: number
  plan: Pick<UseQueryResult<Plan>, 'data' | 'error' | 'isPending'>
}

function Asked({ version, plan }: AskedProps) {
  const t = useMessages(versionMessages)
  const errorText = useErrorText()
  const published = useDesigner((state) => state.form.published)
  const draft = useDesigner(draftOf)
  const isChanged = published !== null && !isSameSchema(draft, published)
  const steps = plan.data?.steps ?? []
  const isRefused = steps.some((step) => step.losses > 0)
  const converts = steps.some((step) => step.kind === 'convert-column')
  return (
    <>
      <p>{t('hint', { version })}</p>
      {isChanged && <Notice tone="warning">{t('draft-lost', { version })}</Notice>}
      {plan.error && <Notice tone="danger">{errorText(plan.error)}</Notice>}
      {plan.isPending && <Skeleton shape="text" />}
      {isRefused && (
        <Notice tone="danger" title={t('refused')}>
          {t('refused-hint')}
        </Notice>
      )}
      {plan.data && <PublishSteps plan={plan.data} />}
      {converts && !isRefused && <p className={styles.hint}>{t('values-hint')}</p>}
    </>
  )
}
