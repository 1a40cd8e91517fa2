import { noticeMessages, useMessages } from '@atrium/core-i18n'
import { useRouting, useSlot } from '@atrium/core-routing'
import { isCrossSpace, type Session, spaceOf, useSession } from '@atrium/core-session'
import { useSocketStatus } from '@atrium/core-socket'
import type { VisitKind } from '@atrium/domain-core'
import { Button } from '@atrium/ui/button'
import { InfoIcon, OfflineIcon, RocketIcon } from '@atrium/ui/icon'
import { Suspense, useState } from 'react'
import { useConnection } from '../connection/connection-store'
import { shellMessages } from '../shell-messages'
import { windowBars } from '../shell-slots'
import { useSpaceName } from '../space-name'
import { AskDialog } from './ask-dialog'
import styles from './notices.module.css'

/** Quiet bars at the foot of the window: no network, no live line, a new release, sandbox mode, somebody else's space. */
export function WindowBars() {
  return (
    <output className={styles['bars']}>
      <Unanswered />
      <Reconnecting />
      <NewRelease />
      <Sandbox />
      <ForeignSpace />
      <FeatureBars />
    </output>
  )
}

function FeatureBars() {
  const signedIn = useSession((session) => Boolean(session.user))
  const bars = useSlot(windowBars)
  if (!signedIn) return null
  return bars.map(({ id, render: Bar, tone }) => (
    <Suspense key={id}>
      <span className={styles['bar']} data-own data-tone={tone}>
        <Bar />
      </span>
    </Suspense>
  ))
}

function Unanswered() {
  const t = useMessages(noticeMessages)
  const shell = useMessages(shellMessages)
  const answers = useConnection((connection) => connection.answers)
  if (answers) return null
  return (
    <span className={styles['bar']} data-late>
      <OfflineIcon /> {navigator.onLine ? shell('server-silent') : t('offline')}
    </span>
  )
}

/** Calls are answered, but nobody says what others change. */
function Reconnecting() {
  const t = useMessages(shellMessages)
  const answers = useConnection((connection) => connection.answers)
  const phase = useSocketStatus((status) => status.phase)
  if (!answers || phase !== 'reconnecting') return null
  return (
    <span className={styles['bar']} data-late="long">
      <OfflineIcon /> {t('reconnecting')}
    </span>
  )
}

function NewRelease() {
  const t = useMessages(shellMessages)
  const { reload, unsaved } = useRouting()
  const { offered, putOff, putOffOffer } = useConnection()
  const [asking, setAsking] = useState(false)
  if (offered === null || offered === putOff) return null
  const leave = () => {
    unsaved.drop()
    reload()
  }
  return (
    <span className={styles['bar']} data-tone="info">
      <RocketIcon /> {t('release-offered')}
      <Button size="small" kind="link" onClick={() => (unsaved.has() ? setAsking(true) : leave())}>
        {t('reload')}
      </Button>
      <Button size="small" kind="link" onClick={putOffOffer}>
        {t('later')}
      </Button>
      {asking && (
        <AskDialog
          title={t('reload-title')}
          act={{ label: t('reload-anyway'), run: leave }}
          stay={() => setAsking(false)}
        />
      )}
    </span>
  )
}

function Sandbox() {
  const t = useMessages(shellMessages)
  const { withMode } = useRouting()
  const sandbox = useSession((session) => session.sandbox)
  if (!sandbox) return null
  return (
    <span className={styles['bar']}>
      <InfoIcon /> {t('sandbox-mode')}
      <a href={withMode('__SANDBOX__', false)}>{t('leave-sandbox')}</a>
    </span>
  )
}

/** Only for a visit: a member of several enterprises is at home in each. */
function ForeignSpace() {
  const t = useMessages(shellMessages)
  const { href, home } = useRouting()
  const name = useSpaceName()
  const visit = useSession(visitOf)
  if (!visit) return null
  return (
    <span className={styles['bar']}>
      <InfoIcon />{' '}
      {t(visit === 'visitor' ? 'foreign-space-looking' : 'foreign-space', { space: name ?? '' })}
      <a href={href(home, '')} rel="external">
        {t('own-space')}
      </a>
    </span>
  )
}

/** How the person is in a space that is none of theirs. */
function visitOf(session: Session): VisitKind | null {
  const { user } = session
  if (!user || !isCrossSpace(session)) return null
  const listed = user.enterprises.find(({ entId }) => entId === spaceOf(session))
  return listed ? (listed.visit ?? null) : 'user'
}
