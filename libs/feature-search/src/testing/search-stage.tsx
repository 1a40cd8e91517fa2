import { I18nProvider } from '@atrium/core-i18n'
import { type Answer, createQueryClient, fakeNet, NetProvider } from '@atrium/core-net'
import { defineFeature, offer, TestPage, type TestPageProps } from '@atrium/core-routing'
import { useSession } from '@atrium/core-session'
import { type SearchItem, type SearchProvider, searchProviders } from '@atrium/core-shell'
import type { Locale } from '@atrium/domain-core'
import { ApplicationIcon, FileTextIcon } from '@atrium/ui/icon'
import { ThemeProvider, useLook } from '@atrium/ui/theme'
import { useState } from 'react'
import { searchFeature } from '../feature'
import { SearchPage } from '../pages/search-page'
import { searchPath } from '../paths'

interface SearchStageProps extends Pick<TestPageProps, 'at' | 'onAddress'> {
  readonly answers: readonly Answer[]
  /** What other features would find. */
  readonly finds?: Partial<Record<'apps' | 'records', SearchProvider['find']>>
  readonly locale?: Locale
}

/** The search page with people and two more kinds of things, for tests and stories. */
export function SearchStage({ answers, finds = {}, locale = 'en', ...props }: SearchStageProps) {
  const look = useLook()
  const [client] = useState(() => {
    useSession.getState().setUser(someone)
    return createQueryClient(fakeNet(answers))
  })
  const [features] = useState(() => [
    defineFeature({ id: 'others', routes: [], slots: [offer(searchProviders, ...kinds(finds))] }),
    searchFeature,
  ])
  return (
    <ThemeProvider scheme={look.scheme} density={look.density} locale={locale}>
      <I18nProvider locale={locale}>
        <NetProvider client={client}>
          <TestPage path={searchPath} features={features} {...props}>
            <SearchPage />
          </TestPage>
        </NetProvider>
      </I18nProvider>
    </ThemeProvider>
  )
}

/** So many things whose names hold the text. */
export function someItems(count: number, text: string): SearchItem[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `${text}-${at}`,
    title: `${text} ${at + 1}`,
    hint: 'Plant 3 · Maintenance',
    to: `/app/${at}`,
  }))
}

function kinds(finds: NonNullable<SearchStageProps['finds']>): SearchProvider[] {
  const none: SearchProvider['find'] = () => Promise.resolve({ items: [], cut: false })
  return [
    {
      id: 'apps',
      title: { 'zh-CN': '应用', en: 'Applications' },
      icon: ApplicationIcon,
      find: finds.apps ?? none,
    },
    {
      id: 'records',
      title: { 'zh-CN': '记录', en: 'Records' },
      note: { 'zh-CN': '标题以所输文字开头', en: 'whose title starts with this' },
      icon: FileTextIcon,
      find: finds.records ?? none,
    },
  ]
}

const someone = {
  id: '00000000-0000-7000-8000-00000000000e',
  name: 'Test',
  loginId: 'test',
  entId: 'demo',
  entName: 'Demo',
  roles: ['admin' as const],
  locale: null,
  enterprises: [],
  permissions: ['org.read'],
}
