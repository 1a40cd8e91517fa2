import { noticeMessages, useMessages } from '@atrium/core-i18n'
import { useRouting } from '@atrium/core-routing'
import { isCrossSpace, useSession } from '@atrium/core-session'
import { InfoIcon, OfflineIcon } from '@atrium/ui/icon'
import { useSyncExternalStore } from 'react'
import { shellMessages } from '../shell-messages'
import { useSpaceName } from '../space-name'
import styles from './notices.module.css'

/** Quiet bars at the foot of the window: no network, a visit in somebody else's space, sandbox mode. */
export function ConnectionBar() {
  const t = useMessages(noticeMessages)
  const shell = useMessages(shellMessages)
  const { href, home, withMode } = useRouting()
  const space = useSpaceName()
  const foreign = useSession(isCrossSpace)
  const sandbox = useSession((session) => session.sandbox)
  const signedIn = useSession((session) => Boolean(session.user))
  const online = useSyncExternalStore(listen, () => navigator.onLine)
  return (
    <output className={styles['bars']}>
      {!online && (
        <span className={styles['bar']}>
          <OfflineIcon /> {t('offline')}
        </span>
      )}
      {sandbox && (
        <span className={styles['bar']}>
          <InfoIcon /> {shell('sandbox-mode')}
          <a href={withMode('__SANDBOX__', false)}>{shell('leave-sandbox')}</a>
        </span>
      )}
      {foreign && signedIn && (
        <span className={styles['bar']}>
          <InfoIcon /> {shell('foreign-space', { space: space ?? '' })}
          <a href={href(home, '')} rel="external">
            {shell('own-space')}
          </a>
        </span>
      )}
    </output>
  )
}

function listen(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
