import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { useRouting } from '@atrium/core-routing'
import { listSolutions, type SolutionCard, solutionsPath } from '@atrium/domain-public'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { solutionMessages } from '../messages/solution-messages'
import { SolutionTile } from './solution-tile'
import styles from './solution-grid.module.css'

/** Every solution as a card that leads to it. */
export function SolutionGrid() {
  const t = useMessages(solutionMessages)
  const errorText = useErrorText()
  const { data, error, refetch } = useQuery(read(listSolutions, {}))
  if (error) {
    const id = isCallError(error) ? error.requestId : undefined
    const advice = errorText(error)
    return (
      <ErrorState title={t('load-failed')} advice={advice} onRetry={() => void refetch()} id={id} />
    )
  }
  if (!data) return <Skeleton shape="card" count={3} />
  if (data.length === 0) {
    return (
      <div className={styles['empty']}>
        <Empty picture="records" title={t('empty')} why={t('empty-why')} />
      </div>
    )
  }
  return (
    <ul className={styles['grid']}>
      {data.map((solution) => (
        <li key={solution.id}>
          <Card solution={solution} />
        </li>
      ))}
    </ul>
  )
}

function Card({ solution }: { readonly solution: SolutionCard }) {
  const t = useMessages(solutionMessages)
  const formats = useFormats()
  const { href } = useRouting()
  const { id, icon, color, name, tagline, audience, formCount } = solution
  return (
    <article className={styles['card']}>
      <SolutionTile icon={icon} color={color} />
      <h2>
        <a href={href(solutionsPath({ id }), '')}>{name}</a>
      </h2>
      <p className={styles['tagline']}>{tagline}</p>
      <p className={styles['facts']}>
        {formCount === 1 ? t('one-form') : t('some-forms', { count: formats.number(formCount) })}
        {audience.length > 0 && <span>{audience.join(' · ')}</span>}
      </p>
    </article>
  )
}
