import { useFormats, useMessages } from '@atrium/core-i18n'
import type { OutputOf } from '@atrium/domain-core'
import type { previewPublish, PublishStep } from '@atrium/domain-forms'
import { Notice } from '@atrium/ui/notice'
import { publishMessages } from '../messages/publish-messages'
import styles from './publish-plan.module.css'

export type Plan = OutputOf<typeof previewPublish>

interface PublishPlanProps {
  plan: Plan
  /** The draft says what is published already. */
  unchanged: boolean
}

/** The steps of a publication with the records each touches, and the values that stand in its way. */
export function PublishPlan({ plan, unchanged }: PublishPlanProps) {
  const t = useMessages(publishMessages)
  if (unchanged) return <p className={styles.hint}>{t('nothing')}</p>
  const losing = plan.steps.some((step) => step.losses > 0)
  return (
    <div className={styles.plan}>
      {losing ? (
        <Notice tone="danger" title={t('refused')}>
          {t('refused-hint')}
        </Notice>
      ) : (
        <p className={styles.hint}>{plan.steps.length > 0 ? t('hint') : t('texts')}</p>
      )}
      <PublishSteps plan={plan} />
    </div>
  )
}

/** The steps alone; nothing when the table stays as it is. */
export function PublishSteps({ plan }: Pick<PublishPlanProps, 'plan'>) {
  if (plan.steps.length === 0) return null
  return (
    <ul className={styles.steps}>
      {plan.steps.map((step) => (
        <PlanStep key={`${step.kind}:${step.fieldId}`} step={step} />
      ))}
    </ul>
  )
}

function PlanStep({ step }: { step: Plan['steps'][number] }) {
  const t = useMessages(publishMessages)
  const formats = useFormats()
  const { losses, rows, label, samples } = step
  return (
    <li data-loss={losses > 0 || undefined}>
      <span>{t(`step-${step.kind as PublishStep['kind']}`, { label })}</span>
      <span className={styles.rows}>
        {losses > 0 && t('losses', { count: formats.number(losses) })}
        {losses === 0 && rows > 0 && t('rows', { count: formats.number(rows) })}
      </span>
      {samples.length > 0 && (
        <span className={styles.samples}>
          {t('samples')} {formats.list(samples)}
        </span>
      )}
    </li>
  )
}
