import { I18nProvider } from '@atrium/core-i18n'
import { answer, type Answer, createQueryClient, fakeNet, NetProvider } from '@atrium/core-net'
import { TestPage, type TestPageProps } from '@atrium/core-routing'
import type { Locale } from '@atrium/domain-core'
import { listRegistrations } from '@atrium/domain-public'
import { listContainerRequests } from '@atrium/domain-tenants'
import { ThemeProvider, useLook } from '@atrium/ui/theme'
import { ToastProvider } from '@atrium/ui/toast'
import { useState } from 'react'

interface TenantsStageProps extends Pick<TestPageProps, 'at' | 'path' | 'children'> {
  readonly answers: readonly Answer[]
  readonly locale?: Locale
}

/** What surrounds an operator's page, on a network of answers where nothing waits unless said: for tests and stories. */
export function TenantsStage({ answers, locale = 'en', children, ...props }: TenantsStageProps) {
  const look = useLook()
  const [client] = useState(() => createQueryClient(fakeNet([...nothingWaits, ...answers])))
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

const nothingWaits = [
  answer(listRegistrations, () => ({ rows: [], total: { count: 0, exact: true }, cut: false })),
  answer(listContainerRequests, () => ({ joins: [], grants: [], cut: false })),
]
