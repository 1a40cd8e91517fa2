import { I18nProvider } from '@atrium/core-i18n'
import { type Answer, createQueryClient, fakeNet, NetProvider } from '@atrium/core-net'
import { TestPage, type TestPageProps } from '@atrium/core-routing'
import { useSession } from '@atrium/core-session'
import type { CurrentUser, Locale } from '@atrium/domain-core'
import { ThemeProvider, useLook } from '@atrium/ui/theme'
import { ToastProvider } from '@atrium/ui/toast'
import { useState } from 'react'

export interface PageStageProps extends Omit<TestPageProps, 'at' | 'onAddress'> {
  /** Undefined opens the path itself. */
  readonly at?: string | undefined
  readonly onAddress?: ((address: string) => void) | undefined
  readonly answers: readonly Answer[]
  readonly locale?: Locale | undefined
  /** What the administrator who is signed in may do; null has nobody signed in. */
  readonly permissions: readonly string[] | null
}

/** What surrounds a page, on a network of answers: for tests and stories of features. */
export function PageStage({
  answers,
  locale = 'en',
  permissions,
  at,
  onAddress,
  children,
  ...props
}: PageStageProps) {
  const look = useLook()
  const [client] = useState(() => {
    useSession.getState().setUser(permissions && someoneWith(permissions))
    return createQueryClient(fakeNet(answers))
  })
  const place = { ...(at === undefined ? {} : { at }), ...(onAddress ? { onAddress } : {}) }
  return (
    <ThemeProvider scheme={look.scheme} density={look.density} locale={locale}>
      <I18nProvider locale={locale}>
        <NetProvider client={client}>
          <TestPage {...props} {...place}>
            <ToastProvider>{children}</ToastProvider>
          </TestPage>
        </NetProvider>
      </I18nProvider>
    </ThemeProvider>
  )
}

function someoneWith(permissions: readonly string[]): CurrentUser {
  return {
    id: '00000000-0000-7000-8000-00000000000e',
    name: 'Test',
    loginId: 'test',
    entId: 'demo',
    entName: 'Demo',
    roles: ['admin'],
    locale: null,
    enterprises: [],
    permissions: [...permissions],
  }
}
