import { useLocale, useMessages } from '@atrium/core-i18n'
import { useRouting, useSlot } from '@atrium/core-routing'
import { useSession } from '@atrium/core-session'
import { localeNames } from '@atrium/domain-core'
import { SearchIcon, TranslateIcon } from '@atrium/ui/icon'
import { type ReactNode, Suspense } from 'react'
import { useIsShown } from '../frame-settings'
import { shellMessages } from '../shell-messages'
import { headerItems } from '../shell-slots'
import { AccountMenu } from './account-menu'
import { SkinMenu } from './appearance'
import { ToConsoles } from './console-switch'
import { MainNavigation } from './main-navigation'
import { ProductMark } from './mark'
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
  const items = useSlot(headerItems)
  const signedIn = useSession((session) => Boolean(session.user))
  const [search, language, skins] = [
    useIsShown('frame.search'),
    useIsShown('frame.language'),
    useIsShown('frame.appearance'),
  ]
  return (
    <header className={styles['header']} data-tone={tone}>
      {children}
      <div className={styles['tools']}>
        {signedIn && search && <SearchBox onSearch={onSearch} />}
        {signedIn &&
          items.map(({ id, render: Item }) => (
            <Suspense key={id}>
              <Item />
            </Suspense>
          ))}
        {language && <LanguageSwitch />}
        {skins && <SkinMenu />}
        <AccountMenu />
      </div>
    </header>
  )
}

function SearchBox({ onSearch }: { readonly onSearch: () => void }) {
  const t = useMessages(shellMessages)
  return (
    <button
      type="button"
      className={styles['search']}
      onClick={onSearch}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <SearchIcon />
      <span data-text>{t('search')}</span>
      <kbd>{isMac() ? '⌘ K' : 'Ctrl K'}</kbd>
    </button>
  )
}

/** What stands at the left of the header in the workspace. */
export function WorkHeading({ current }: { readonly current: string | null }) {
  const t = useMessages(shellMessages)
  const routing = useRouting()
  return (
    <>
      <a className={styles['home']} href={routing.href(routing.home)} aria-label={t('go-home')}>
        <ProductMark />
      </a>
      <SpaceSwitch />
      <MainNavigation current={current} />
      <ToConsoles />
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
      className={`${styles['control']} ${styles['wide-only']}`}
      aria-label={t('set-to', { name: t('language'), value: name })}
      title={name}
      onClick={() => void setLocale(other)}
    >
      <TranslateIcon />
    </button>
  )
}

function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent)
}
