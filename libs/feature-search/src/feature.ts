import { defineFeature, offer, page } from '@atrium/core-routing'
import { searchProviders } from '@atrium/core-shell'
import { roles } from '@atrium/domain-core'
import { PersonIcon } from '@atrium/ui/icon'
import { searchPath } from './paths'

export const searchFeature = defineFeature({
  id: 'search',
  routes: [
    page(searchPath, {
      id: 'global-search',
      title: { 'zh-CN': '全局搜索', en: 'Global search' },
      owner: roles,
      page: () => import('./pages/search-page'),
    }),
  ],
  slots: [
    offer(searchProviders, {
      id: 'people',
      title: { 'zh-CN': '人员', en: 'People' },
      icon: PersonIcon,
      permission: 'org.read',
      find: async (request) => (await import('./find-people')).findPeople(request),
    }),
  ],
})
