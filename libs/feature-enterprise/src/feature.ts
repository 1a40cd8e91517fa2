import { defineFeature, page } from '@atrium/core-routing'
import { consoleInfoPath, enterpriseCodeMessages, getEnterprise } from '@atrium/domain-enterprise'
import { InfoIcon } from '@atrium/ui/icon'

const enterprise = { id: 'enterprise', title: { 'zh-CN': '企业', en: 'Enterprise' } }

export const enterpriseFeature = defineFeature({
  id: 'enterprise',
  routes: [
    page(consoleInfoPath, {
      id: 'console-info',
      title: { 'zh-CN': '企业信息', en: 'Enterprise info' },
      owner: ['admin'],
      permission: 'enterprise.manage-info',
      layout: 'index',
      page: () => import('./info/info-page'),
    }),
  ],
  navigation: [{ to: consoleInfoPath, icon: InfoIcon, group: enterprise, order: 10 }],
  messages: enterpriseCodeMessages,
  staleOn: { enterprise: [getEnterprise] },
})
