import { defineFeature, page } from '@atrium/core-routing'
import { consoleSecurityPath, getSecurityPolicy } from '@atrium/domain-auth'
import {
  consoleInfoPath,
  consolePermissionsPath,
  consolePrivatizationPath,
  consoleStylesheetPath,
  consoleSystemDataPath,
  enterpriseCodeMessages,
  getEnterprise,
  getInstallation,
  getStylesheet,
  listAdministrators,
} from '@atrium/domain-enterprise'
import { BankIcon, CloudIcon, DatabaseIcon, KeyIcon, LockIcon, SkinIcon } from '@atrium/ui/icon'

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
    page(consoleSecurityPath, {
      id: 'console-security',
      title: { 'zh-CN': '账号与密码安全', en: 'Account and password security' },
      owner: ['admin'],
      permission: 'auth.manage-policy',
      layout: 'index',
      page: () => import('./security/security-page'),
    }),
    page(consolePermissionsPath, {
      id: 'console-permissions',
      title: { 'zh-CN': '控制台权限', en: 'Console permission' },
      owner: ['admin'],
      layout: 'index',
      page: () => import('./permissions/permissions-page'),
    }),
    page(consoleSystemDataPath, {
      id: 'console-system-data',
      title: { 'zh-CN': '系统数据', en: 'System data' },
      owner: ['admin'],
      permission: 'enterprise.read-data',
      layout: 'index',
      page: () => import('./data/data-page'),
    }),
    page(consolePrivatizationPath, {
      id: 'console-privatization',
      title: { 'zh-CN': '私有化', en: 'Privatization' },
      owner: ['admin'],
      layout: 'index',
      page: () => import('./privatization/privatization-page'),
    }),
  ],
  navigation: [
    { to: consoleInfoPath, icon: BankIcon, group: enterprise, order: 110 },
    { to: consoleStylesheetPath, icon: SkinIcon, group: enterprise, order: 120 },
    { to: consoleSystemDataPath, icon: DatabaseIcon, group: enterprise, order: 130 },
    { to: consoleSecurityPath, icon: LockIcon, group: enterprise, order: 140 },
    { to: consolePermissionsPath, icon: KeyIcon, group: enterprise, order: 150 },
    { to: consolePrivatizationPath, icon: CloudIcon, group: enterprise, order: 160 },
  ],
  messages: enterpriseCodeMessages,
  staleOn: {
    enterprise: [getEnterprise, getStylesheet],
    installation: [getInstallation],
    'console-grant': [listAdministrators],
    person: [listAdministrators],
    'security-policy': [getSecurityPolicy],
  },
})
