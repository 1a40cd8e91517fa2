import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { mountReact, useParams, useRouting } from '@atrium/core-routing'
import { excerptOf } from '@atrium/domain-core'
import { getNotice, noticePath, noticesPath } from '@atrium/domain-public'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { ArrowLeftIcon } from '@atrium/ui/icon'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { PublicPage } from '../frame/public-page'
import { publicMessages } from '../messages/public-messages'
import { NoticeArticle } from '../notices/notice-article'
import styles from './notice-page.module.css'

/** One notice, to be read. */
export function NoticePage() {
  const t = useMessages(publicMessages)
  const routing = useRouting()
  const { id } = useParams(noticePath)
  const { data, error, refetch } = useQuery(read(getNotice, { noticeId: id }))
  const description = data ? excerptOf(data.body, 150) : t('notices-description')
  return (
    <PublicPage description={description}>
      <a className={styles['back']} href={routing.href(noticesPath({}), '')}>
        <ArrowLeftIcon /> {t('back-to-notices')}
      </a>
      {data && <NoticeArticle notice={data} />}
      {error && <NoNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="page" count={6} />}
    </PublicPage>
  )
}

interface NoNoticeProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** A notice that is not there is no fault; a call that failed is. */
function NoNotice({ error, onRetry }: NoNoticeProps) {
  const t = useMessages(publicMessages)
  const errorText = useErrorText()
  const routing = useRouting()
  if (isCallError(error, 'notice-not-found', 'invalid-input')) {
    return (
      <Empty
        picture="search"
        level={2}
        title={t('notice-gone')}
        why={t('notice-gone-why')}
        action={<Button href={routing.href(noticesPath({}), '')}>{t('show-all')}</Button>}
      />
    )
  }
  const id = isCallError(error) ? error.requestId : undefined
  return <ErrorState title={t('load-failed')} advice={errorText(error)} onRetry={onRetry} id={id} />
}

export const mount = mountReact(NoticePage)
