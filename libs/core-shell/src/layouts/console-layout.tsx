import { useLocale, useMessages } from '@atrium/core-i18n'
import { useRouting, type RouteEntry } from '@atrium/core-routing'
import { usePreferences } from '@atrium/core-session'
import { ArrowLeftIcon, MenuIcon } from '@atrium/ui/icon'
import { useEffect, useRef, useState } from 'react'
import { ConsoleSwitch } from '../header/console-switch'
import { Header } from '../header/header'
import { useNavigationLinks } from '../header/navigation-links'
import { shellMessages } from '../shell-messages'
import { consoleKind } from './console-kind'
import type { FrameProps } from './root-layout'
import { SideNavigation } from './side-navigation'
import headerStyles from '../header/header.module.css'
import styles from './layouts.module.css'

/** A console: its own colour, grouped navigation at the left, a breadcrumb above the page. */
export function ConsoleLayout({
  entry,
  current,
  onSearch,
  children,
}: FrameProps & { readonly entry: RouteEntry | null }) {
  const t = useMessages(shellMessages)
  const routing = useRouting()
  const kind = consoleKind(entry?.route ?? '/console')
  const collapsed = usePreferences((preferences) => preferences.navigationCollapsed)
  const [sheetOpen, setSheetOpen] = useState(false)
  const sheetButton = useRef<HTMLButtonElement>(null)
  useEscape(sheetOpen, () => {
    setSheetOpen(false)
    sheetButton.current?.focus()
  })
  return (
    <div className={styles['console']} data-collapsed={collapsed} data-sheet={sheetOpen}>
      <Header onSearch={onSearch} tone={kind}>
        <div className={headerStyles['heading']}>
          <button
            type="button"
            ref={sheetButton}
            className={styles['sheet-button']}
            aria-label={t('open-navigation')}
            aria-expanded={sheetOpen}
            onClick={() => setSheetOpen(!sheetOpen)}
          >
            <MenuIcon />
          </button>
          <a
            className={headerStyles['to-console']}
            href={routing.href(routing.home)}
            title={t('back-to-work')}
          >
            <ArrowLeftIcon />
            <span data-text>{t('back-to-work')}</span>
          </a>
          <span className={headerStyles['divider']} />
          <ConsoleSwitch kind={kind} />
        </div>
      </Header>
      <SideNavigation kind={kind} current={current} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button in the header does the same */}
      <div className={styles['shade']} onClick={() => setSheetOpen(false)} />
      <main id="content" tabIndex={-1} className={styles['content']}>
        <div className={styles['with-breadcrumb']}>
          <Breadcrumb entry={entry} console={t(`${kind}-console`)} />
          <div className={styles['content']}>{children}</div>
        </div>
      </main>
    </div>
  )
}

/** While the sheet of a phone is open, Escape closes it. */
function useEscape(isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

function Breadcrumb({
  entry,
  console: consoleName,
}: {
  entry: RouteEntry | null
  console: string
}) {
  const t = useMessages(shellMessages)
  const { locale } = useLocale()
  const links = useNavigationLinks('console')
  if (!entry) return null
  const own = links.find((link) => link.id === entry.id)
  const parent = own ? null : links.find((link) => entry.route.startsWith(`${link.to}/`))
  const group = own?.group ?? parent?.group
  return (
    <nav className={styles['breadcrumb']} aria-label={t('breadcrumb')}>
      <ol>
        <li>{consoleName}</li>
        {group && <li>{group.title}</li>}
        {parent && (
          <li>
            <a href={parent.href}>{parent.title}</a>
          </li>
        )}
        <li aria-current="page">{entry.title[locale]}</li>
      </ol>
    </nav>
  )
}
