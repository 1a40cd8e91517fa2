import { I18nProvider } from '@atrium/core-i18n'
import { answer, createQueryClient, fakeNet, NetProvider } from '@atrium/core-net'
import { type Feature, Routed } from '@atrium/core-routing'
import { useSession } from '@atrium/core-session'
import { signOut, type CurrentUser } from '@atrium/domain-core'
import { useLocale } from '@atrium/ui/locale'
import { useLook, ThemeProvider } from '@atrium/ui/theme'
import { type ReactNode, useMemo, useState } from 'react'
import { type Connection, useConnection } from '../connection/connection-store'
import { PageBoundary } from '../notices/page-boundary'
import { Shell } from '../shell'
import type { SearchProvider } from '../shell-slots'
import { useVisitor } from '../visitor'
import { sampleFeature } from './sample-feature'

export interface ShellWindowProps {
  readonly at: string
  readonly signedIn?: boolean
  readonly space?: string | null
  /** The name of the enterprise. */
  readonly name?: string
  readonly find?: SearchProvider['find']
  readonly connection?: Partial<Connection>
}

const connected = { answers: true, offered: null, putOff: null }

/** The whole frame over sample pages, in a window of its own: for stories. */
export function ShellWindow(props: ShellWindowProps) {
  const { at, signedIn = true, space = null, name = '云杉精工', find, connection } = props
  const locale = useLocale()
  const [feature] = useState(() => {
    const user = signedIn ? { ...someone, entName: name } : null
    useSession.setState({ user, addressSpace: space })
    useConnection.setState({ ...connected, ...connection })
    return sampleFeature(find)
  })
  return (
    <Frame key={locale}>
      <Product at={at} feature={feature} />
    </Frame>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  const locale = useLocale()
  const client = useMemo(() => createQueryClient(fakeNet([answer(signOut, () => ({}))])), [])
  return (
    <I18nProvider key={locale} locale={locale}>
      <NetProvider client={client}>{children}</NetProvider>
    </I18nProvider>
  )
}

function Product({ at, feature }: { readonly at: string; readonly feature: Feature }) {
  const visitor = useVisitor()
  const locale = useLocale()
  const { scheme, density } = useLook()
  return (
    <Routed
      key={at}
      startAt={at}
      features={[feature]}
      base=""
      home="/apps"
      signIn={() => '/login'}
      visitor={visitor}
      locale={locale}
      frame={({ children }) => (
        <ThemeProvider scheme={scheme} density={density} locale={locale}>
          <Frame>
            <PageBoundary>{children}</PageBoundary>
          </Frame>
        </ThemeProvider>
      )}
    >
      {(view) => (
        <Shell
          view={view}
          product="Atrium"
          findPlanned={(path) =>
            Promise.resolve(
              path === '/screens' ? { 'zh-CN': '大屏管理', en: 'Big-screen management' } : null,
            )
          }
        />
      )}
    </Routed>
  )
}

const someone: CurrentUser = {
  id: '0199f0a0-0000-7000-8000-000000000001',
  name: '林小溪',
  loginId: 'admin',
  entId: 'demo',
  entName: '云杉精工',
  roles: ['admin', 'root'],
  locale: null,
  enterprises: [
    { entId: 'demo', name: '云杉精工' },
    { entId: 'acme', name: 'Acme Logistics' },
  ],
  permissions: [],
}
