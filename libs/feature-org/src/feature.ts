import { defineFeature, offer, page } from '@atrium/core-routing'
import { profileParts, subjectFields } from '@atrium/core-shell'
import {
  consoleOrgPath,
  consolePostsPath,
  consoleRoleGroupsPath,
  getMember,
  getPeople,
  listDepartments,
  listJoinLinks,
  listJoinRequests,
  listMailInvitations,
  listMembers,
  listOrgRoles,
  listPeople,
  listPosts,
  orgCodeMessages,
  postManagementPath,
} from '@atrium/domain-org'
import { DepartmentIcon, PeopleIcon, TagIcon } from '@atrium/ui/icon'
import { lazy } from 'react'
import { useSubjectNames } from './people/subject-names'

const LeaveRow = lazy(() =>
  import('./departure/leave-row').then((module) => ({ default: module.LeaveRow })),
)

const organisation = { id: 'organisation', title: { 'zh-CN': '组织', en: 'Organization' } }

const SubjectField = lazy(() =>
  import('./people/subject-field').then((module) => ({ default: module.SubjectField })),
)

export const orgFeature = defineFeature({
  id: 'org',
  routes: [
    page(consoleOrgPath, {
      id: 'console-org',
      title: { 'zh-CN': '组织架构', en: 'Organization' },
      owner: ['admin'],
      permission: 'org.manage',
      layout: 'index',
      page: () => import('./pages/console-org-page'),
    }),
    page(consoleRoleGroupsPath, {
      id: 'console-role-groups',
      title: { 'zh-CN': '角色组', en: 'Role groups' },
      owner: ['admin'],
      permission: 'org.manage-roles',
      layout: 'index',
      page: () => import('./pages/console-role-groups-page'),
    }),
    page(consolePostsPath, {
      id: 'console-posts',
      title: { 'zh-CN': '岗位', en: 'Posts' },
      owner: ['admin'],
      permission: 'org.manage-posts',
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
    { to: consoleRoleGroupsPath, icon: PeopleIcon, group: organisation, order: 20 },
    { to: consolePostsPath, icon: TagIcon, group: organisation, order: 30 },
  ],
  slots: [
    offer(profileParts, { id: 'leave', render: LeaveRow }),
    offer(subjectFields, { render: SubjectField, useNames: useSubjectNames }),
  ],
  messages: orgCodeMessages,
  staleOn: {
    'join-link': [listJoinLinks, listMailInvitations],
    'join-request': [listJoinRequests],
    department: [listDepartments],
    post: [listPosts],
    'org-role': [listOrgRoles],
    person: [
      listDepartments,
      listMembers,
      getMember,
      listPosts,
      listOrgRoles,
      listPeople,
      getPeople,
    ],
  },
})
