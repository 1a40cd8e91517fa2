import { I18nProvider, type I18n, useLocale } from '@atrium/core-i18n'
import { NetProvider, type NetQueryClient } from '@atrium/core-net'
import { type Outcome, Routed, type RoutedProps } from '@atrium/core-routing'
import { rememberFirstPaint, schemeOf, useBaseInfo, useLookInForce } from '@atrium/core-session'
import { createToastLine, PageBoundary, Shell, useVisitor, WindowToasts } from '@atrium/core-shell'
import { appCenterPath } from '@atrium/domain-apps'
import { signInPath } from '@atrium/domain-auth'
import { palette, skinOf, ThemeProvider } from '@atrium/ui/theme'
import { ToastRelay } from '@atrium/ui/toast'
import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { features } from './features'
import { withPageTitles } from './page-titles'

export interface AppProps {
  readonly base: string
  readonly i18n: I18n
  readonly client: NetQueryClient
}

/** The product in one window: providers, router, frame. */
export function App({ base, i18n, client }: AppProps) {
  const [toasts] = useState(createToastLine)
  const Frame = useMemo(
    () =>
      function PageFrame({ children }: { readonly children: ReactNode }) {
        return (
          <Providers i18n={i18n} client={client}>
            <ToastRelay show={toasts.show}>
              <PageBoundary>{children}</PageBoundary>
            </ToastRelay>
          </Providers>
        )
      },
    [i18n, client, toasts],
  )
  return (
    <Providers i18n={i18n} client={client}>
      <WindowToasts line={toasts}>
        <Product base={base} i18n={i18n} frame={Frame} />
      </WindowToasts>
    </Providers>
  )
}

/** What the frame and each page stand in. */
export function Providers({
  i18n,
  client,
  children,
}: Omit<AppProps, 'base'> & { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <NetProvider client={client}>
        <Look>{children}</Look>
      </NetProvider>
    </I18nProvider>
  )
}

interface ProductProps extends Pick<AppProps, 'base' | 'i18n'> {
  readonly frame: RoutedProps['frame']
}

function Product({ base, i18n, frame }: ProductProps) {
  const [titled] = useState(() => withPageTitles(features, i18n))
  const visitor = useVisitor()
  const { locale } = useLocale()
  const product = useBaseInfo(({ info }) => info?.productName)
  return (
    <Routed
      features={titled}
      base={base}
      home={appCenterPath({})}
      signIn={signInPath}
      visitor={visitor}
      locale={locale}
      frame={frame}
    >
      {(view) => (
        <>
          <PageStyle outcome={view.outcome} />
          <Shell
            view={view}
            product={product ?? 'Atrium'}
            findPlanned={async (path) => (await import('./planned-routes')).plannedTitle(path)}
          />
        </>
      )}
    </Routed>
  )
}

/** The enterprise's stylesheet applies where the route says so. */
function PageStyle({ outcome }: { readonly outcome: Outcome }) {
  const isStyled = 'entry' in outcome ? outcome.entry.style : true
  useLayoutEffect(() => useBaseInfo.setState({ isStyled }), [isStyled])
  return null
}

function Look({ children }: { readonly children: ReactNode }) {
  const { locale } = useLocale()
  const { scheme, density, hue, brand, corners } = useLookInForce()
  const systemIsDark = useSyncExternalStore(listenToScheme, () => darkQuery().matches)
  const colour = skinOf(hue)?.brand ?? brand ?? undefined
  useEffect(() => {
    const [light, dark] = [palette('light').canvas, palette('dark').canvas]
    rememberFirstPaint({ scheme, light, dark })
  }, [scheme])
  return (
    <ThemeProvider
      scheme={schemeOf(scheme, systemIsDark)}
      density={density}
      locale={locale}
      skin={{ brand: colour, corners }}
    >
      {children}
    </ThemeProvider>
  )
}

function darkQuery(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

function listenToScheme(changed: () => void): () => void {
  const query = darkQuery()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
