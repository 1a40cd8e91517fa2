import { I18nProvider } from '@atrium/core-i18n'
import { type Answer, createQueryClient, fakeNet, NetProvider } from '@atrium/core-net'
import { TestPage, type TestPageProps } from '@atrium/core-routing'
import type { Locale } from '@atrium/domain-core'
import { languagesPath } from '@atrium/domain-languages'
import { ThemeProvider, useLook } from '@atrium/ui/theme'
import { ToastProvider } from '@atrium/ui/toast'
import { useState } from 'react'

interface LanguagesStageProps extends Pick<TestPageProps, 'at' | 'onAddress' | 'children'> {
  answers: readonly Answer[]
  locale?: Locale
}

/** The languages page's surroundings on a network of answers, for tests and stories. */
export function LanguagesStage({
  answers,
  locale = 'en',
  children,
  ...props
}: LanguagesStageProps) {
  const look = useLook()
  const [client] = useState(() => createQueryClient(fakeNet(answers)))
  return (
    <ThemeProvider scheme={look.scheme} density={look.density} locale={locale}>
      <I18nProvider locale={locale}>
        <NetProvider client={client}>
          <TestPage path={languagesPath} {...props}>
            <ToastProvider>{children}</ToastProvider>
          </TestPage>
        </NetProvider>
      </I18nProvider>
    </ThemeProvider>
  )
}
