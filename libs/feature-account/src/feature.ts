import { defineFeature, offer, page } from '@atrium/core-routing'
import { accountItems } from '@atrium/core-shell'
import { listOwnSessions, settingsSecurityPath } from '@atrium/domain-account'
import { listExports, settingsExportsPath } from '@atrium/domain-forms'
import {
  getOwnProfile,
  listUserGroups,
  settingsProfilePath,
  userGroupsPath,
} from '@atrium/domain-org'
import {
  DownloadIcon,
  KeyIcon,
  LockIcon,
  PeopleIcon,
  PersonIcon,
  SafetyIcon,
} from '@atrium/ui/icon'

export const accountFeature = defineFeature({
  id: 'account',
  routes: [
    page(settingsProfilePath, {
      id: 'settings-profile',
      title: { 'zh-CN': '我的信息', en: 'My info' },
      owner: ['root', 'saas', 'admin', 'user', 'safe', 'audit'],
      page: () => import('./pages/profile-page'),
    }),
    page(settingsSecurityPath, {
      id: 'settings-security',
      title: { 'zh-CN': '账号安全', en: 'Account security' },
      owner: ['root', 'saas', 'admin', 'user', 'safe', 'audit'],
      page: () => import('./pages/security-page'),
    }),
    page(userGroupsPath, {
      id: 'settings-groups',
      title: { 'zh-CN': '用户组', en: 'User groups' },
      owner: ['root', 'saas', 'admin', 'user', 'safe', 'audit'],
      page: () => import('./pages/groups-page'),
    }),
    page(settingsExportsPath, {
      id: 'settings-exports',
      title: { 'zh-CN': '导出记录', en: 'Export history' },
      owner: ['root', 'saas', 'admin', 'user', 'safe', 'audit'],
      page: () => import('./pages/exports-page'),
    }),
  ],
  slots: [
    offer(
      accountItems,
      { id: 'profile', to: settingsProfilePath, icon: PersonIcon },
      { id: 'security', to: settingsSecurityPath, icon: SafetyIcon },
      {
        id: 'password',
        to: settingsSecurityPath,
        query: { open: 'password' },
        icon: LockIcon,
        title: { 'zh-CN': '修改密码', en: 'Change password' },
      },
      {
        id: 'two-step',
        to: settingsSecurityPath,
        query: { open: 'two-step' },
        icon: KeyIcon,
        title: { 'zh-CN': '两步验证', en: 'Two-step verification' },
      },
      { id: 'groups', to: userGroupsPath, icon: PeopleIcon },
      { id: 'exports', to: settingsExportsPath, icon: DownloadIcon },
    ),
  ],
  staleOn: {
    job: [listExports],
    session: [listOwnSessions],
    person: [getOwnProfile],
    'user-group': [listUserGroups],
  },
})
