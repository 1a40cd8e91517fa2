import { useLocale, useMessages } from '@atrium/core-i18n'
import { PageOutlet, type RoutedView } from '@atrium/core-routing'
import { usePaletteKey } from '@atrium/ui/command-palette'
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { AccessLayout, CustomerLayout } from './layouts/access-layout'
import { ConsoleLayout } from './layouts/console-layout'
import { RootLayout } from './layouts/root-layout'
import { AskDialog } from './notices/ask-dialog'
import { type FindPlanned, PageNotice } from './notices/page-notices'
import { WindowBars } from './notices/window-bars'
import { shellMessages } from './shell-messages'
import styles from './layouts/layouts.module.css'

const ShellPalette = lazy(() =>
  import('./palette/command-palette').then((module) => ({ default: module.ShellPalette })),
)

export interface ShellProps {
  readonly view: RoutedView
  /** The product's name. */
  readonly product: string
  readonly findPlanned: FindPlanned
}

/** The frame around every page: layout by the route, notices in place of a page, what floats above both. */
export function Shell({ view, product, findPlanned }: ShellProps) {
  const [searching, setSearching] = useState(false)
  usePaletteKey(() => setSearching(true))
  return (
    <>
      {!view.naked && <SkipLinks toNavigation={hasNavigation(view)} />}
      {view.progress && <div className={styles['progress']} aria-hidden />}
      <Frame view={view} product={product} onSearch={() => setSearching(true)}>
        <div className={styles['body']}>
          <div className={styles['stage']}>
            <PageOutlet />
            <PageNotice view={view} findPlanned={findPlanned} />
          </div>
          <WindowBars />
        </div>
      </Frame>
      <Announcement view={view} />
      {view.leaving && <Leaving {...view.leaving} />}
      {searching && (
        <Suspense>
          <ShellPalette onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </>
  )
}

interface FrameProps {
  readonly view: RoutedView
  readonly product: string
  readonly onSearch: () => void
  readonly children: ReactNode
}

function Frame({ view, product, onSearch, children }: FrameProps) {
  const { outcome, layout, naked } = view
  const entry = 'entry' in outcome ? outcome.entry : null
  const current = entry?.id ?? null
  if (outcome.kind === 'redirect' || outcome.kind === 'sign-in') return null
  if (naked) return <main className={styles['naked']}>{children}</main>
  switch (layout) {
    case 'root':
      return (
        <RootLayout current={current} onSearch={onSearch}>
          {children}
        </RootLayout>
      )
    case 'index':
      return (
        <ConsoleLayout entry={entry} current={current} onSearch={onSearch}>
          {children}
        </ConsoleLayout>
      )
    case 'access':
      return <AccessLayout product={product}>{children}</AccessLayout>
    case 'customer':
      return <CustomerLayout product={product}>{children}</CustomerLayout>
  }
}

function Leaving({ leave, stay }: NonNullable<RoutedView['leaving']>) {
  const t = useMessages(shellMessages)
  return <AskDialog title={t('leave-title')} act={{ label: t('leave'), run: leave }} stay={stay} />
}

function hasNavigation({ layout }: RoutedView): boolean {
  return layout === 'root' || layout === 'index'
}

function SkipLinks({ toNavigation }: { readonly toNavigation: boolean }) {
  const t = useMessages(shellMessages)
  return (
    <div className={styles['skip']}>
      <a href="#content">{t('skip-to-content')}</a>
      {toNavigation && (
        <a href="#navigation" onClick={focusNavigation}>
          {t('skip-to-navigation')}
        </a>
      )}
    </div>
  )
}

/** A phone's navigation is another one than a desk's: the one that shows is meant. */
function focusNavigation(event: MouseEvent): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-navigation]')]
  const shown = all.find((each) => each.checkVisibility())
  if (!shown) return
  event.preventDefault()
  shown.focus()
}

/** Tells screen readers which page has opened. */
function Announcement({ view }: { view: RoutedView }) {
  const t = useMessages(shellMessages)
  const { locale } = useLocale()
  const title = view.stage.phase === 'shown' ? view.stage.entry?.title[locale] : undefined
  return <output className="atr-hidden">{title && t('page-shown', { title })}</output>
}
