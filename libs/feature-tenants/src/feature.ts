import { defineFeature, offer, page } from '@atrium/core-routing'
import { spaceSections } from '@atrium/core-shell'
import { listRegistrations } from '@atrium/domain-public'
import {
  getContainer,
  getPlatformUser,
  getTenant,
  listContainerRequests,
  listContainers,
  listGrants,
  listJoinableContainers,
  listPartners,
  listPlatformUsers,
  listTenants,
  platformUsersPath,
  tenantsCodeMessages,
  tenantsPath,
} from '@atrium/domain-tenants'
import { BankIcon, PeopleIcon } from '@atrium/ui/icon'
import { lazy } from 'react'

const tenants = { id: 'tenants', title: { 'zh-CN': '企业与用户', en: 'Enterprises and users' } }

const SharingSection = lazy(() =>
  import('./sharing/sharing-section').then((module) => ({ default: module.SharingSection })),
)

export const tenantsFeature = defineFeature({
  id: 'tenants',
  routes: [
    page(tenantsPath, {
      id: 'root-enterprises',
      title: { 'zh-CN': '企业管理', en: 'Enterprise management' },
      owner: ['root'],
      layout: 'index',
      page: () => import('./pages/enterprises-page'),
    }),
    page(platformUsersPath, {
      id: 'root-users',
      title: { 'zh-CN': '用户管理', en: 'User management' },
      owner: ['root'],
      layout: 'index',
      page: () => import('./pages/platform-users-page'),
    }),
  ],
  navigation: [
    { to: tenantsPath, icon: BankIcon, group: tenants, order: 20 },
    { to: platformUsersPath, icon: PeopleIcon, group: tenants, order: 21 },
  ],
  slots: [offer(spaceSections, { id: 'sharing', render: SharingSection })],
  messages: tenantsCodeMessages,
  staleOn: {
    tenant: [listTenants, getTenant, listPlatformUsers],
    registration: [listRegistrations, listTenants],
    'platform-user': [listPlatformUsers, getPlatformUser],
    container: [
      listContainers,
      getContainer,
      listContainerRequests,
      listJoinableContainers,
      listPartners,
    ],
    'space-grant': [getContainer, listContainerRequests, listGrants],
  },
})
