import { useMessages } from '@atrium/core-i18n'
import { useRouting } from '@atrium/core-routing'
import { useSession } from '@atrium/core-session'
import { noticesPath, registerPath, solutionsPath } from '@atrium/domain-public'
import { Button } from '@atrium/ui/button'
import type { ReactNode } from 'react'
import { publicMessages } from '../messages/public-messages'
import styles from './public-page.module.css'

export interface PublicPageProps {
  /** For search engines and for whoever shares the address: one sentence. */
  readonly description: string
  /** Wide for pictures and cards; form beside its steps; text for reading. */
  readonly width?: 'wide' | 'form' | 'text'
  /** Kept out of search engines. */
  readonly unlisted?: boolean
  readonly children: ReactNode
}

/** What stands around a page that anybody may open: the way to the others above it, and in. */
export function PublicPage(props: PublicPageProps) {
  const { description, width = 'text', unlisted = false, children } = props
  return (
    <div className={styles['page']}>
      <meta name="description" content={description} />
      {unlisted && <meta name="robots" content="noindex, nofollow" />}
      <SiteBar />
      <div className={styles[width]}>{children}</div>
    </div>
  )
}

/** Lies under the frame's own brand, language and theme. */
function SiteBar() {
  const t = useMessages(publicMessages)
  const routing = useRouting()
  const signedIn = useSession((session) => Boolean(session.user))
  const { path } = routing.address()
  const links = [
    { to: solutionsPath({}), text: t('solutions') },
    { to: noticesPath({}), text: t('notices') },
  ]
  return (
    <div className={styles['bar']}>
      <nav aria-label={t('site-navigation')} className={styles['links']}>
        {links.map(({ to, text }) => (
          <a
            key={to}
            href={routing.href(to, '')}
            aria-current={path === to ? 'page' : path.startsWith(`${to}/`) || undefined}
          >
            {text}
          </a>
        ))}
      </nav>
      <div className={styles['acts']}>
        {signedIn ? (
          <Button href={routing.href(routing.home)}>{t('open-workspace')}</Button>
        ) : (
          <>
            <Button kind="quiet" href={routing.href(routing.signIn(''), '')}>
              {t('sign-in')}
            </Button>
            {path !== registerPath({}) && (
              <Button kind="primary" href={routing.href(registerPath({}), '')}>
                {t('register')}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
