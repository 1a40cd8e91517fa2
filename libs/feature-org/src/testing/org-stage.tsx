import { I18nProvider } from '@atrium/core-i18n'
import { type Answer, createQueryClient, fakeNet, NetProvider } from '@atrium/core-net'
import { TestPage, type TestPageProps } from '@atrium/core-routing'
import type { Locale } from '@atrium/domain-core'
import { ThemeProvider, useLook } from '@atrium/ui/theme'
import { ToastProvider } from '@atrium/ui/toast'
import { useState } from 'react'

interface OrgStageProps extends Pick<TestPageProps, 'path' | 'at' | 'onAddress' | 'children'> {
  readonly answers: readonly Answer[]
  readonly locale?: Locale
}

/** What surrounds a page of the organisation, on a network of answers: for tests. */
export function OrgStage({ answers, locale = 'en', children, ...props }: OrgStageProps) {
  const look = useLook()
  const [client] = useState(() => createQueryClient(fakeNet(answers)))
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
