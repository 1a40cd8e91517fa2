import { I18nProvider } from '@atrium/core-i18n'
import { type Answer, createQueryClient, fakeNet, NetProvider } from '@atrium/core-net'
import { TestPage, type TestPageProps } from '@atrium/core-routing'
import { useSession } from '@atrium/core-session'
import { appCenterPath, appsPermissions } from '@atrium/domain-apps'
import type { CurrentUser, Locale } from '@atrium/domain-core'
import { ThemeProvider, useLook } from '@atrium/ui/theme'
import { ToastProvider } from '@atrium/ui/toast'
import { useState } from 'react'

interface AppsStageProps extends Pick<TestPageProps, 'at' | 'onAddress' | 'children'> {
  answers: readonly Answer[]
  locale?: Locale
  permissions?: readonly string[]
}

/** The application center's surroundings on a network of answers, for tests and stories. */
export function AppsStage({
  answers,
  locale = 'en',
  permissions,
  children,
  ...props
}: AppsStageProps) {
  const look = useLook()
  const [client] = useState(() => {
    signInAs(permissions ?? Object.keys(appsPermissions))
    return createQueryClient(fakeNet(answers))
  })
  return (
    <ThemeProvider scheme={look.scheme} density={look.density} locale={locale}>
      <I18nProvider locale={locale}>
        <NetProvider client={client}>
          <TestPage path={appCenterPath} {...props}>
            <ToastProvider>{children}</ToastProvider>
          </TestPage>
        </NetProvider>
      </I18nProvider>
    </ThemeProvider>
  )
}

function signInAs(permissions: readonly string[]) {
  const user: CurrentUser = {
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
  useSession.getState().setUser(user)
}
