import { defineFeature, page } from '@atrium/core-routing'
import {
  consoleOrgPath,
  consolePostsPath,
  getMember,
  getPeople,
  listDepartments,
  listMembers,
  listPeople,
  listPosts,
  orgCodeMessages,
  postManagementPath,
} from '@atrium/domain-org'
import { DepartmentIcon, TagIcon } from '@atrium/ui/icon'

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
    page(consolePostsPath, {
      id: 'console-posts',
      title: { 'zh-CN': '岗位', en: 'Posts' },
      owner: ['admin'],
      layout: 'index',
      page: () => import('./pages/posts-page'),
    }),
    page(postManagementPath, {
      id: 'post-management',
      title: { 'zh-CN': '岗位管理', en: 'Post management' },
      owner: ['admin'],
      layout: 'root',
      page: () => import('./pages/posts-page'),
    }),
  ],
  navigation: [
    { to: consoleOrgPath, icon: DepartmentIcon, group: organisation, order: 10 },
    { to: consolePostsPath, icon: TagIcon, group: organisation, order: 30 },
  ],
  messages: orgCodeMessages,
  staleOn: {
    department: [listDepartments],
    post: [listPosts],
    person: [listDepartments, listMembers, getMember, listPosts, listPeople, getPeople],
  },
})
