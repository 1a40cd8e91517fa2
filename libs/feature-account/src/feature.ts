import { defineFeature, offer, page } from '@atrium/core-routing'
import { accountItems, accountParts, windowBars } from '@atrium/core-shell'
import { listOwnSessions, settingsSecurityPath } from '@atrium/domain-account'
import {
  listAgencies,
  listMandates,
  settingsAgentsPath,
  settingsHostingPath,
} from '@atrium/domain-delegation'
import {
  getDeveloperGrant,
  listDeveloperReviews,
  settingsDeveloperPath,
} from '@atrium/domain-developer'
import { listExports, settingsExportsPath } from '@atrium/domain-forms'
import {
  getOwnProfile,
  listUserGroups,
  settingsProfilePath,
  userGroupsPath,
} from '@atrium/domain-org'
import { getSubscriptions, settingsPushPath } from '@atrium/domain-subscription'
import {
  BellIcon,
  CodeIcon,
  DownloadIcon,
  KeyIcon,
  LockIcon,
  PeopleIcon,
  PersonIcon,
  SafetyIcon,
  ContactsIcon,
  ShareIcon,
} from '@atrium/ui/icon'
import { lazy } from 'react'

const ActForMenu = lazy(() =>
  import('./acting/act-for-menu').then((module) => ({ default: module.ActForMenu })),
)
const ActingBar = lazy(() =>
  import('./acting/acting-bar').then((module) => ({ default: module.ActingBar })),
)

const ReminderBar = lazy(() =>
  import('./reminders/reminder-bar').then((module) => ({ default: module.ReminderBar })),
)

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
    page(settingsHostingPath, {
      id: 'settings-hosting',
      title: { 'zh-CN': '账号托管', en: 'Account hosting' },
      owner: ['root', 'saas', 'admin', 'user', 'safe', 'audit'],
      page: () => import('./pages/hosting-page'),
    }),
    page(settingsPushPath, {
      id: 'settings-push',
      title: { 'zh-CN': '推送订阅', en: 'Push subscription' },
      owner: ['root', 'saas', 'admin', 'user', 'safe', 'audit'],
      page: () => import('./pages/push-page'),
    }),
    page(settingsDeveloperPath, {
      id: 'settings-developer',
      title: { 'zh-CN': '开发者授权', en: 'Developer authorization' },
      owner: ['root', 'saas', 'admin', 'user', 'safe', 'audit'],
      page: () => import('./pages/developer-page'),
    }),
    page(settingsAgentsPath, {
      id: 'settings-agents',
      title: { 'zh-CN': '应用代理', en: 'Application agent' },
      owner: ['root', 'saas', 'admin', 'user', 'safe', 'audit'],
      page: () => import('./pages/agents-page'),
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
      { id: 'hosting', to: settingsHostingPath, icon: ShareIcon },
      { id: 'push', to: settingsPushPath, icon: BellIcon },
      { id: 'developer', to: settingsDeveloperPath, icon: CodeIcon },
      { id: 'agents', to: settingsAgentsPath, icon: ContactsIcon },
      { id: 'exports', to: settingsExportsPath, icon: DownloadIcon },
    ),
    offer(accountParts, { id: 'act-for', render: ActForMenu }),
    offer(
      windowBars,
      { id: 'acting', render: ActingBar },
      { id: 'reminders', render: ReminderBar, tone: 'info' },
    ),
  ],
  staleOn: {
    agency: [listAgencies, listMandates],
    'developer-grant': [getDeveloperGrant, listDeveloperReviews],
    job: [listExports],
    session: [listOwnSessions],
    person: [getOwnProfile],
    subscription: [getSubscriptions],
    'user-group': [listUserGroups],
  },
})
