import { defineFeature, page } from '@atrium/core-routing'
import {
  consoleInfoPath,
  consolePermissionsPath,
  consoleStylesheetPath,
  enterpriseCodeMessages,
  getEnterprise,
  getStylesheet,
  listAdministrators,
} from '@atrium/domain-enterprise'
import { InfoIcon, KeyIcon, SkinIcon } from '@atrium/ui/icon'

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
    page(consolePermissionsPath, {
      id: 'console-permissions',
      title: { 'zh-CN': '控制台权限', en: 'Console permission' },
      owner: ['admin'],
      layout: 'index',
      page: () => import('./permissions/permissions-page'),
    }),
  ],
  navigation: [
    { to: consoleInfoPath, icon: InfoIcon, group: enterprise, order: 110 },
    { to: consoleStylesheetPath, icon: SkinIcon, group: enterprise, order: 120 },
    { to: consolePermissionsPath, icon: KeyIcon, group: enterprise, order: 150 },
  ],
  messages: enterpriseCodeMessages,
  staleOn: {
    enterprise: [getEnterprise, getStylesheet],
    'console-grant': [listAdministrators],
    person: [listAdministrators],
  },
})
