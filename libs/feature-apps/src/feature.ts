import { defineFeature, offer, page } from '@atrium/core-routing'
import { pageElements, searchProviders } from '@atrium/core-shell'
import { appCenterPath, getApp, listApps } from '@atrium/domain-apps'
import { roles } from '@atrium/domain-core'
import { ApplicationIcon } from '@atrium/ui/icon'

export const appsFeature = defineFeature({
  id: 'apps',
  routes: [
    page(appCenterPath, {
      id: 'app-center',
      title: { 'zh-CN': '应用中心', en: 'Application center' },
      owner: roles,
      page: () => import('./pages/app-center-page'),
    }),
  ],
  navigation: [
    { to: appCenterPath, icon: ApplicationIcon, places: ['header', 'phone'], order: 20 },
  ],
  staleOn: { application: [listApps, getApp] },
  slots: [
    offer(pageElements, {
      id: 'app-center.create',
      pageTitle: { 'zh-CN': '应用中心', en: 'Application center' },
      title: { 'zh-CN': '“新建应用”按钮', en: 'The button “New application”' },
    }),
    offer(searchProviders, {
      id: 'apps',
      title: { 'zh-CN': '应用', en: 'Applications' },
      icon: ApplicationIcon,
      permission: 'apps.read',
      find: async (request) => (await import('./search/find-apps')).findApps(request),
    }),
  ],
})
