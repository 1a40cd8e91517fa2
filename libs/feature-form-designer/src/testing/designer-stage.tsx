import { I18nProvider } from '@atrium/core-i18n'
import { type Answer, createQueryClient, fakeNet, NetProvider } from '@atrium/core-net'
import { TestPage, type TestPageProps } from '@atrium/core-routing'
import type { Locale } from '@atrium/domain-core'
import { type Form, formSettingPath } from '@atrium/domain-forms'
import { ThemeProvider, useLook } from '@atrium/ui/theme'
import { ToastProvider } from '@atrium/ui/toast'
import { useState } from 'react'

interface DesignerStageProps extends Pick<TestPageProps, 'onAddress' | 'children'> {
  form: Pick<Form, 'id' | 'appId'>
  answers: readonly Answer[]
  locale?: Locale
}

/** The designer's surroundings at the address of a form, on a network of answers, for tests and stories. */
export function DesignerStage({ form, answers, locale = 'en', ...props }: DesignerStageProps) {
  const look = useLook()
  const [client] = useState(() => createQueryClient(fakeNet(answers)))
  const at = formSettingPath({
    appType: 'form',
    appId: form.appId,
    version: 'draft',
    tableId: form.id,
  })
  const { children, ...heard } = props
  return (
    <ThemeProvider scheme={look.scheme} density={look.density} locale={locale}>
      <I18nProvider locale={locale}>
        <NetProvider client={client}>
          <TestPage path={formSettingPath} at={at} {...heard}>
            <ToastProvider>{children}</ToastProvider>
          </TestPage>
        </NetProvider>
      </I18nProvider>
    </ThemeProvider>
  )
}
