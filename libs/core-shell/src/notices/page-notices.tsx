import { noticeMessages, useLocale, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { type Outcome, type RoutedView, type Title, useRouting } from '@atrium/core-routing'
import { type Frozen, useSession } from '@atrium/core-session'
import { ClockIcon, LockIcon, SearchIcon, WarningIcon } from '@atrium/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from '../connection/connection-store'
import { useSpaceLinks } from '../header/account-links'
import { useSignOut } from '../header/account-menu'
import { shellMessages } from '../shell-messages'
import { Notice } from './notice'
import { useRetryOnReturn } from './use-retry-on-return'
import styles from './notices.module.css'

/** Looks up whether an address belongs to a page that is planned but not built, and what it will be called. */
export type FindPlanned = (path: string) => Promise<Title | null>

type NotAllowed = Extract<Outcome, { kind: 'not-allowed' }>

/** What stands in the frame when there is no page to show; null when there is one. */
export function PageNotice(props: { view: RoutedView; findPlanned: FindPlanned }) {
  const frozen = useSession((session) => session.frozen)
  const notice = noticeFor({ ...props, frozen })
  return notice && <div className={styles['instead']}>{notice}</div>
}

interface Shown {
  readonly view: RoutedView
  readonly findPlanned: FindPlanned
  readonly frozen: Frozen | null
}

function noticeFor({ view, findPlanned, frozen }: Shown) {
  const { outcome, stage, retry } = view
  if (outcome.kind === 'not-allowed' && frozen) return <EnterpriseFrozen {...frozen} />
  if (outcome.kind === 'not-allowed') return <NoPermission because={outcome.because} />
  if (outcome.kind === 'not-found') return <Missing path={outcome.path} findPlanned={findPlanned} />
  if (outcome.kind === 'page' && stage.phase === 'failed')
    return <LoadFailed error={stage.error} retry={retry} />
  return null
}

/** The enterprise is closed to everybody for now: where else one may go, and the way out. */
function EnterpriseFrozen({ message, others }: Frozen) {
  const t = useMessages(shellMessages)
  const routing = useRouting()
  const leave = useSignOut()
  const elsewhere = others.slice(0, 3).map(({ entId, name }) => ({
    text: t('go-to-space', { name }),
    href: routing.href(routing.home, `space-${entId}`),
  }))
  return (
    <Notice
      icon={LockIcon}
      title={t('enterprise-frozen')}
      acts={[...elsewhere, { text: t('sign-out'), onClick: () => leave() }]}
    >
      {message}
    </Notice>
  )
}

function NoPermission({ because }: Pick<NotAllowed, 'because'>) {
  const t = useMessages(noticeMessages)
  const shell = useMessages(shellMessages)
  const routing = useRouting()
  const stranger = useSession((session) => session.stranger)
  const links = useSpaceLinks()
  return (
    <Notice
      icon={LockIcon}
      title={t('no-page-permission')}
      acts={[
        { text: t('go-back'), onClick: () => routing.back() },
        because === 'sandbox'
          ? { text: shell('leave-sandbox'), href: routing.withMode('__SANDBOX__', false) }
          : { text: shell('go-home'), href: routing.href(routing.home, '') },
        ...links.flatMap(({ title, to }) =>
          stranger ? [{ text: title, href: routing.href(to, '') }] : [],
        ),
      ]}
    >
      {because === 'sandbox' && shell('sandbox-mode')} {t('no-page-permission-advice')}
    </Notice>
  )
}

function Missing({ path, findPlanned }: { path: string; findPlanned: FindPlanned }) {
  const t = useMessages(shellMessages)
  const notices = useMessages(noticeMessages)
  const { locale } = useLocale()
  const routing = useRouting()
  const { data: planned, isPending } = useQuery({
    queryKey: ['planned-page', path],
    queryFn: () => findPlanned(path),
    staleTime: Infinity,
  })
  if (isPending) return null
  const acts = [
    { text: t('go-home'), href: routing.href(routing.home) },
    { text: notices('go-back'), onClick: () => routing.back() },
  ]
  if (planned) {
    return (
      <Notice icon={ClockIcon} title={t('not-built', { title: planned[locale] })} acts={acts}>
        {t('not-built-advice')}
      </Notice>
    )
  }
  return (
    <Notice icon={SearchIcon} title={t('not-found')} acts={acts}>
      {t('not-found-advice')}
    </Notice>
  )
}

/** A page's files may be gone because a new release has replaced them, or because nothing answers just now. */
function LoadFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useMessages(shellMessages)
  const notices = useMessages(noticeMessages)
  const { reload } = useRouting()
  const { answers, offered } = useConnection()
  useRetryOnReturn(true, retry)
  const again = { text: notices('retry'), onClick: retry }
  const anew = { text: t('reload'), onClick: reload }
  return (
    <Notice
      icon={WarningIcon}
      title={t('page-failed')}
      acts={offered === null ? [again, anew] : [anew, again]}
      reference={isCallError(error) ? error.requestId : messageOf(error)}
    >
      {answers ? notices('loading-failed') : t('server-silent')}{' '}
      {offered !== null && t('new-version')}
    </Notice>
  )
}

function messageOf(error: unknown): string | undefined {
  return error instanceof Error && error.message === 'Load error page module'
    ? error.message
    : undefined
}
