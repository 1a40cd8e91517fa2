import { defineFeature, page } from '@atrium/core-routing'
import { listAllNotices, operationNoticesPath } from '@atrium/domain-public'
import {
  listOperators,
  listPlatformRoles,
  operatorsPath,
  platformRolesPath,
} from '@atrium/domain-tenants'
import { ContactsIcon, KeyIcon, MessageIcon } from '@atrium/ui/icon'

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
  ],
  navigation: [
    { to: operationNoticesPath, icon: MessageIcon, group: operations, order: 10 },
    { to: platformRolesPath, icon: KeyIcon, group: operations, order: 11 },
    { to: operatorsPath, icon: ContactsIcon, group: operations, order: 12 },
  ],
  staleOn: {
    notice: [listAllNotices],
    operator: [listOperators, listPlatformRoles],
  },
})
