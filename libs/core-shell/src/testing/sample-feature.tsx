import { defineFeature, mountReact, offer, page, type Title } from '@atrium/core-routing'
import { definePath, roles } from '@atrium/domain-core'
import {
  ApplicationIcon,
  BellIcon,
  ChartIcon,
  ContactsIcon,
  DatabaseIcon,
  DepartmentIcon,
  DeviceIcon,
  FileTextIcon,
  KeyIcon,
  LockIcon,
  PeopleIcon,
  PersonIcon,
  SafetyIcon,
  SkinIcon,
  WorkbenchIcon,
} from '@atrium/ui/icon'
import type { ReactNode } from 'react'
import { accountItems, type SearchProvider, searchProviders } from '../shell-slots'

function SomePage() {
  return (
    <div style={{ padding: 'var(--atr-space-6)' }}>
      <h1 style={{ fontSize: 'var(--atr-size-20)' }}>Orders</h1>
      <p style={{ color: 'var(--atr-text-muted)' }}>A page stands here.</p>
    </div>
  )
}

function CrashingPage(): ReactNode {
  throw new Error('a page may break')
}

const some = () => Promise.resolve({ mount: mountReact(SomePage) })
const title = (zh: string, en: string): Title => ({ 'zh-CN': zh, en })
const people = { id: 'people', title: title('组织与人员', 'People') }
const safety = { id: 'safety', title: title('安全', 'Security') }
const workspace = [
  ['workbench', '/workbench', title('工作台', 'Workbench'), WorkbenchIcon],
  ['messages', '/messages', title('消息中心', 'Message center'), BellIcon],
  ['app-center', '/apps', title('应用中心', 'Application center'), ApplicationIcon],
  ['contacts', '/contacts', title('通讯录', 'Contacts'), ContactsIcon],
  ['dashboard', '/dashboard', title('仪表盘', 'Dashboard'), ChartIcon],
] as const
const security = title('账号与密码安全', 'Account and password security')
const consoles = [
  ['org', '/console/org', title('组织架构', 'Organization'), DepartmentIcon, people],
  ['role-groups', '/console/role-groups', title('角色组', 'Role groups'), PeopleIcon, people],
  ['security', '/console/security', security, LockIcon, safety],
  ['permissions', '/console/permissions', title('控制台权限', 'Permissions'), SafetyIcon, safety],
  ['stylesheet', '/console/stylesheet', title('样式表', 'Stylesheet'), SkinIcon, safety],
  ['people', '/platform/people', title('人员', 'People'), PeopleIcon, people],
  ['devices', '/iot/devices', title('设备列表', 'Devices'), DeviceIcon, people],
  ['sources', '/data/sources', title('数据源', 'Data sources'), DatabaseIcon, people],
] as const
const frame = { title: title('公告', 'Notices'), owner: [], page: some } as const

/** Pages, navigation and slots enough to draw every part of the frame. */
export function sampleFeature(find: SearchProvider['find'] = findNothing) {
  return defineFeature({
    id: 'sample',
    routes: [
      ...workspace.map(([id, path, text]) =>
        page(definePath(path), { id, title: text, owner: roles, page: some }),
      ),
      ...consoles.map(([id, path, text]) =>
        page(definePath(path), {
          id,
          title: text,
          owner: ['admin', 'root'],
          layout: 'index',
          page: some,
        }),
      ),
      page(definePath('/notices'), { ...frame, id: 'notices', layout: 'access' }),
      page(definePath('/portal'), { ...frame, id: 'portal', layout: 'customer' }),
      page(definePath('/search'), { ...frame, id: 'global-search', owner: roles }),
      page(definePath('/settings/security'), {
        ...frame,
        id: 'settings-security',
        title: title('账号安全', 'Account security'),
        owner: roles,
      }),
      page(definePath('/settings/groups'), {
        ...frame,
        id: 'settings-groups',
        title: title('用户组', 'User groups'),
        owner: roles,
      }),
      page(definePath('/secret'), { ...frame, id: 'secret', owner: ['audit'] }),
      page(definePath('/broken'), { ...frame, id: 'broken', page: () => Promise.resolve({}) }),
      page(definePath('/crash'), {
        ...frame,
        id: 'crash',
        page: () => Promise.resolve({ mount: mountReact(CrashingPage) }),
      }),
    ],
    navigation: [
      ...workspace.map(([, path, , icon]) => ({
        to: definePath(path),
        icon,
        places: ['header', 'phone'] as const,
      })),
      ...consoles.map(([, path, , icon, group]) => ({ to: definePath(path), icon, group })),
    ],
    slots: [
      offer(
        accountItems,
        { id: 'security', to: definePath('/settings/security'), icon: SafetyIcon },
        { id: 'groups', to: definePath('/settings/groups'), icon: PeopleIcon },
        {
          id: 'password',
          to: definePath('/settings/security'),
          icon: KeyIcon,
          title: title('修改密码', 'Change password'),
        },
        { id: 'not-built', to: definePath('/settings/profile'), icon: PersonIcon },
      ),
      offer(searchProviders, {
        id: 'records',
        title: title('记录', 'Records'),
        icon: FileTextIcon,
        find,
      }),
    ],
  })
}

function findNothing() {
  return Promise.resolve({ items: [], cut: false })
}
