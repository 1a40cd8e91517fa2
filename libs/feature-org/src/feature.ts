import { defineFeature, page } from '@atrium/core-routing'
import {
  consoleOrgPath,
  getMember,
  getPeople,
  listDepartments,
  listMembers,
  listPeople,
  orgCodeMessages,
} from '@atrium/domain-org'
import { DepartmentIcon } from '@atrium/ui/icon'

const organisation = { id: 'organisation', title: { 'zh-CN': '组织', en: 'Organization' } }

export const orgFeature = defineFeature({
  id: 'org',
  routes: [
    page(consoleOrgPath, {
      id: 'console-org',
      title: { 'zh-CN': '组织架构', en: 'Organization' },
      owner: ['admin'],
      layout: 'index',
      page: () => import('./pages/console-org-page'),
    }),
  ],
  navigation: [{ to: consoleOrgPath, icon: DepartmentIcon, group: organisation, order: 10 }],
  messages: orgCodeMessages,
  staleOn: {
    department: [listDepartments],
    person: [listDepartments, listMembers, getMember, listPeople, getPeople],
  },
})
