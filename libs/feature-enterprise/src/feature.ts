import { defineFeature, page } from '@atrium/core-routing'
import {
  consoleInfoPath,
  consoleStylesheetPath,
  enterpriseCodeMessages,
  getEnterprise,
  getStylesheet,
} from '@atrium/domain-enterprise'
import { InfoIcon, SkinIcon } from '@atrium/ui/icon'

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
    page(consoleStylesheetPath, {
      id: 'console-stylesheet',
      title: { 'zh-CN': '样式表', en: 'Stylesheet' },
      owner: ['admin'],
      permission: 'enterprise.manage-stylesheet',
      layout: 'index',
      page: () => import('./stylesheet/stylesheet-page'),
    }),
  ],
  navigation: [
    { to: consoleInfoPath, icon: InfoIcon, group: enterprise, order: 110 },
    { to: consoleStylesheetPath, icon: SkinIcon, group: enterprise, order: 120 },
  ],
  messages: enterpriseCodeMessages,
  staleOn: { enterprise: [getEnterprise, getStylesheet] },
})
