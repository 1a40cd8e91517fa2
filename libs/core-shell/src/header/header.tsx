import { useLocale, useMessages } from '@atrium/core-i18n'
import { useRouting, useSlot } from '@atrium/core-routing'
import { usePreferences, useSession } from '@atrium/core-session'
import { localeNames } from '@atrium/domain-core'
import { MoonIcon, SearchIcon, SettingsIcon, SunIcon, TranslateIcon } from '@atrium/ui/icon'
import { useLook } from '@atrium/ui/theme'
import { type ReactNode, Suspense } from 'react'
import { shellMessages } from '../shell-messages'
import { headerItems } from '../shell-slots'
import { AccountMenu } from './account-menu'
import { ProductMark } from './mark'
import { useNavigationLinks } from './navigation-links'
import { SpaceSwitch } from './space-switch'
import styles from './header.module.css'

export interface HeaderProps {
  readonly onSearch: () => void
  /** Stands beside the mark: the space switch and main navigation, or the console's name. */
  readonly children: ReactNode
  readonly tone?: string | undefined
}

/** The bar at the top of every signed-in page. */
export function Header({ onSearch, children, tone }: HeaderProps) {
  const t = useMessages(shellMessages)
  const items = useSlot(headerItems)
  const signedIn = useSession((session) => Boolean(session.user))
  return (
    <header className={styles['header']} data-tone={tone}>
      {children}
      <div className={styles['tools']}>
        {signedIn && (
          <button
            type="button"
            className={styles['search']}
            onClick={onSearch}
            aria-keyshortcuts="Control+K Meta+K"
          >
            <SearchIcon />
            <span data-text>{t('search')}</span>
            <kbd>{isMac() ? '⌘ K' : 'Ctrl K'}</kbd>
          </button>
        )}
        {items.map(({ id, render: Item }) => (
          <Suspense key={id}>
            <Item />
          </Suspense>
        ))}
        <LanguageSwitch />
        <SchemeSwitch />
        <AccountMenu />
      </div>
    </header>
  )
}

/** What stands at the left of the header in the workspace. */
export function WorkHeading({ current }: { readonly current: string | null }) {
  const t = useMessages(shellMessages)
  const routing = useRouting()
  const links = useNavigationLinks('header')
  const consoles = useNavigationLinks('console')
  return (
    <>
      <a className={styles['home']} href={routing.href(routing.home)} aria-label={t('go-home')}>
        <ProductMark />
      </a>
      <SpaceSwitch />
      <nav
        id="navigation"
        tabIndex={-1}
        className={styles['main']}
        aria-label={t('main-navigation')}
      >
        <ul>
          {links.map((link) => (
            <li key={link.id}>
              <a href={link.href} aria-current={link.id === current ? 'page' : undefined}>
                {link.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {consoles[0] && (
        <a className={styles['to-console']} href={consoles[0].href} title={t('console')}>
          <SettingsIcon />
          <span data-text>{t('console')}</span>
        </a>
      )}
    </>
  )
}

/** Goes over to the other language at once. */
export function LanguageSwitch() {
  const t = useMessages(shellMessages)
  const { locale, setLocale } = useLocale()
  const other = locale === 'en' ? 'zh-CN' : 'en'
  const name = localeNames[other]
  return (
    <button
      type="button"
      className={styles['control']}
      data-wide-only
      aria-label={t('set-to', { name: t('language'), value: name })}
      title={name}
      onClick={() => void setLocale(other)}
    >
      <TranslateIcon />
    </button>
  )
}

/** Goes over between light and dark; following the system is chosen in the account menu. */
export function SchemeSwitch() {
  const t = useMessages(shellMessages)
  const { scheme } = useLook()
  const prefer = usePreferences((preferences) => preferences.prefer)
  const other = scheme === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className={styles['control']}
      data-wide-only
      aria-label={t('set-to', { name: t('scheme'), value: t(other) })}
      title={t(other)}
      onClick={() => prefer({ scheme: other })}
    >
      {other === 'dark' ? <MoonIcon /> : <SunIcon />}
    </button>
  )
}

function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent)
}
