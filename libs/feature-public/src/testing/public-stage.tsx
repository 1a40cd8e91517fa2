import { I18nProvider } from '@atrium/core-i18n'
import { type Answer, createQueryClient, fakeNet, NetProvider } from '@atrium/core-net'
import { TestPage, type TestPageProps } from '@atrium/core-routing'
import { useSession } from '@atrium/core-session'
import type { Locale } from '@atrium/domain-core'
import { ThemeProvider, useLook } from '@atrium/ui/theme'
import { ToastProvider } from '@atrium/ui/toast'
import { useState } from 'react'

interface PublicStageProps extends Pick<TestPageProps, 'path' | 'at' | 'onAddress' | 'children'> {
  readonly answers: readonly Answer[]
  readonly locale?: Locale
}

/** What surrounds a public page, on a network of answers and with nobody signed in: for tests and stories. */
export function PublicStage({ answers, locale = 'en', children, ...props }: PublicStageProps) {
  const look = useLook()
  const [client] = useState(() => {
    useSession.getState().setUser(null)
    return createQueryClient(fakeNet(answers))
  })
  return (
    <ThemeProvider scheme={look.scheme} density={look.density} locale={locale}>
      <I18nProvider locale={locale}>
        <NetProvider client={client}>
          <TestPage {...props}>
            <ToastProvider>{children}</ToastProvider>
          </TestPage>
        </NetProvider>
      </I18nProvider>
    </ThemeProvider>
  )
}
