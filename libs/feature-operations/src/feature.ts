import { defineFeature, page } from '@atrium/core-routing'
import { listAllNotices, operationNoticesPath } from '@atrium/domain-public'
import { operationLogPath } from '@atrium/domain-security'
import {
  listOperators,
  listPlatformRoles,
  operatorsPath,
  platformRolesPath,
} from '@atrium/domain-tenants'
import { ContactsIcon, HistoryIcon, KeyIcon, MessageIcon } from '@atrium/ui/icon'

const operations = { id: 'operations', title: { 'zh-CN': '运营', en: 'Operations' } }

export const operationsFeature = defineFeature({
  id: 'operations',
  routes: [
    page(operationNoticesPath, {
      id: 'root-operation-notices',
      title: { 'zh-CN': '运营公告', en: 'Operation notices' },
      owner: ['root'],
      layout: 'index',
      page: () => import('./pages/operation-notices-page'),
    }),
    page(platformRolesPath, {
      id: 'root-roles',
      title: { 'zh-CN': '角色', en: 'Roles' },
      owner: ['root'],
      layout: 'index',
      page: () => import('./pages/roles-page'),
    }),
    page(operatorsPath, {
      id: 'root-people',
      title: { 'zh-CN': '人员', en: 'People' },
      owner: ['root'],
      layout: 'index',
      page: () => import('./pages/people-page'),
    }),
    page(operationLogPath, {
      id: 'root-operation-log',
      title: { 'zh-CN': '操作日志', en: 'Operation log' },
      owner: ['root'],
      layout: 'index',
      page: () => import('./pages/operation-log-page'),
    }),
  ],
  navigation: [
    { to: operationNoticesPath, icon: MessageIcon, group: operations, order: 10 },
    { to: platformRolesPath, icon: KeyIcon, group: operations, order: 11 },
    { to: operatorsPath, icon: ContactsIcon, group: operations, order: 12 },
    { to: operationLogPath, icon: HistoryIcon, group: operations, order: 90 },
  ],
  staleOn: {
    notice: [listAllNotices],
    operator: [listOperators, listPlatformRoles],
  },
})
