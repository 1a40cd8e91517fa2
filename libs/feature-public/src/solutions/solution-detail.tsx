import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { useRouting } from '@atrium/core-routing'
import { getSolution, type OfferedSolution, solutionsPath } from '@atrium/domain-public'
import { RichTextView } from '@atrium/ui-rich-text'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { ArrowLeftIcon } from '@atrium/ui/icon'
import { Skeleton } from '@atrium/ui/skeleton'
import { Tag } from '@atrium/ui/tag'
import { useQuery } from '@tanstack/react-query'
import { PublicPage } from '../frame/public-page'
import { solutionMessages } from '../messages/solution-messages'
import { FormSketch } from './form-sketch'
import { InstallActs } from './install-acts'
import { SolutionTile } from './solution-tile'
import styles from './solution-detail.module.css'

/** One solution: what it is good for, what is in it, and how to have it. */
export function SolutionDetail({ id }: { readonly id: string }) {
  const t = useMessages(solutionMessages)
  const routing = useRouting()
  const { data, error, refetch } = useQuery(read(getSolution, { solutionId: id }))
  return (
    <PublicPage description={data?.tagline ?? t('description')} width="wide">
      <a className={styles['back']} href={routing.href(solutionsPath({}), '')}>
        <ArrowLeftIcon /> {t('all')}
      </a>
      {data && <Solution solution={data} />}
      {error && <NoSolution error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="page" count={6} />}
    </PublicPage>
  )
}

function Solution({ solution }: { readonly solution: OfferedSolution }) {
  const t = useMessages(solutionMessages)
  const { icon, color, name, tagline, audience, description, forms } = solution
  return (
    <article className={styles['solution']}>
      <header className={styles['head']}>
        <SolutionTile icon={icon} color={color} />
        <div className={styles['names']}>
          <h1>{name}</h1>
          <p>{tagline}</p>
        </div>
        <InstallActs solution={solution} />
      </header>
      <div className={styles['columns']}>
        <section className={styles['about']}>
          <RichTextView value={description} />
          {audience.length > 0 && (
            <div className={styles['audience']}>
              <h2>{t('for-whom')}</h2>
              <p>
                {audience.map((each) => (
                  <Tag key={each}>{each}</Tag>
                ))}
              </p>
            </div>
          )}
        </section>
        <section className={styles['forms']} aria-label={t('includes')}>
          <h2>{t('includes')}</h2>
          {forms.map((form) => (
            <FormSketch key={form.name} form={form} />
          ))}
        </section>
      </div>
    </article>
  )
}

interface NoSolutionProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** A solution that is offered no longer is no fault; a call that failed is. */
function NoSolution({ error, onRetry }: NoSolutionProps) {
  const t = useMessages(solutionMessages)
  const errorText = useErrorText()
  const { href } = useRouting()
  if (isCallError(error, 'solution-not-found', 'invalid-input')) {
    return (
      <Empty
        picture="search"
        title={t('gone')}
        why={t('gone-why')}
        action={<Button href={href(solutionsPath({}), '')}>{t('show-all')}</Button>}
      />
    )
  }
  const id = isCallError(error) ? error.requestId : undefined
  return <ErrorState title={t('load-failed')} advice={errorText(error)} onRetry={onRetry} id={id} />
}
