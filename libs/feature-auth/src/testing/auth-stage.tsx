import { I18nProvider } from '@atrium/core-i18n'
import { type Answer, createQueryClient, fakeNet, NetProvider } from '@atrium/core-net'
import { TestPage } from '@atrium/core-routing'
import { useSession } from '@atrium/core-session'
import { loginPath } from '@atrium/domain-auth'
import type { CurrentUser, Locale } from '@atrium/domain-core'
import { ThemeProvider, useLook } from '@atrium/ui/theme'
import { type ReactNode, useState } from 'react'

export const someone: CurrentUser = {
  id: '0199f0a0-0000-7000-8000-000000000001',
  name: 'Lin',
  loginId: 'lin',
  entId: 'demo',
  entName: 'Spruce',
  roles: ['admin'],
  locale: null,
  enterprises: [],
  permissions: [],
}

export interface AuthStageProps {
  readonly answers: readonly Answer[]
  readonly user?: CurrentUser | null
  readonly locale?: Locale
  readonly at?: string
  readonly children: ReactNode
}

/** What surrounds a page on which nobody need be signed in: for tests and stories. */
export function AuthStage({ answers, user = null, locale = 'en', at, children }: AuthStageProps) {
  const look = useLook()
  const [client] = useState(() => {
    useSession.getState().setUser(user)
    return createQueryClient(fakeNet(answers))
  })
  return (
    <ThemeProvider scheme={look.scheme} density={look.density} locale={locale}>
      <I18nProvider locale={locale}>
        <NetProvider client={client}>
          <TestPage path={loginPath} {...(at === undefined ? {} : { at })}>
            {children}
          </TestPage>
        </NetProvider>
      </I18nProvider>
    </ThemeProvider>
  )
}
