import { I18nProvider } from '@atrium/core-i18n'
import { answer, createQueryClient, fakeNet, NetProvider } from '@atrium/core-net'
import { defineFeature, mountReact, page, Routed, type Title } from '@atrium/core-routing'
import { useSession } from '@atrium/core-session'
import { definePath, roles, signOut, type CurrentUser } from '@atrium/domain-core'
import {
  ApplicationIcon,
  BellIcon,
  ChartIcon,
  ContactsIcon,
  DepartmentIcon,
  DeviceIcon,
  LockIcon,
  PeopleIcon,
  SafetyIcon,
  SkinIcon,
  WorkbenchIcon,
} from '@atrium/ui/icon'
import { useLocale } from '@atrium/ui/locale'
import { useLook, ThemeProvider } from '@atrium/ui/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { PageBoundary } from './notices/page-boundary'
import { Shell } from './shell'
import { useVisitor } from './visitor'

const meta: Meta<typeof Window> = {
  title: 'core-shell/Shell',
  component: Window,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof Window>

export const Workspace: Story = { args: { at: '/apps' } }
export const Console: Story = { args: { at: '/console/org' } }
export const PlatformConsole: Story = { args: { at: '/platform/people' } }
export const SignedOut: Story = { args: { at: '/notices', signedIn: false } }
export const NoPermission: Story = { args: { at: '/secret' } }
export const NotBuiltYet: Story = { args: { at: '/screens' } }
export const NotFound: Story = { args: { at: '/nowhere' } }
export const PageCrashed: Story = { args: { at: '/crash' } }
export const NoMount: Story = { args: { at: '/broken' } }
export const ForeignSpace: Story = { args: { at: '/space-acme/apps', space: 'acme' } }
export const LongNames: Story = {
  args: {
    at: '/apps',
    name: '北京市海淀区一家名字特别特别长的智能制造与数字化服务有限责任公司',
  },
}

interface WindowProps {
  readonly at: string
  readonly signedIn?: boolean
  readonly space?: string | null
  readonly name?: string
}

function Window({ at, signedIn = true, space = null, name = '云杉精工' }: WindowProps) {
  useSession.setState({
    user: signedIn ? { ...someone, entName: name } : null,
    addressSpace: space,
  })
  return (
    <Frame>
      <Product at={at} />
    </Frame>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  const locale = useLocale()
  return (
    <I18nProvider key={locale} locale={locale}>
      <NetProvider client={createQueryClient(fakeNet([answer(signOut, () => ({}))]))}>
        {children}
      </NetProvider>
    </I18nProvider>
  )
}

function Product({ at }: { readonly at: string }) {
  const visitor = useVisitor()
  const locale = useLocale()
  const { scheme, density } = useLook()
  return (
    <Routed
      key={at}
      startAt={at}
      features={[feature]}
      base=""
      home="/apps"
      signIn={() => '/login'}
      visitor={visitor}
      locale={locale}
      frame={({ children }) => (
        <ThemeProvider scheme={scheme} density={density} locale={locale}>
          <Frame>
            <PageBoundary>{children}</PageBoundary>
          </Frame>
        </ThemeProvider>
      )}
    >
      {(view) => (
        <Shell
          view={view}
          product="Atrium"
          findPlanned={(path) =>
            Promise.resolve(
              path === '/screens' ? { 'zh-CN': '大屏管理', en: 'Big-screen management' } : null,
            )
          }
        />
      )}
    </Routed>
  )
}

const someone: CurrentUser = {
  id: '0199f0a0-0000-7000-8000-000000000001',
  name: '林小溪',
  loginId: 'admin',
  entId: 'demo',
  entName: '云杉精工',
  roles: ['admin', 'root'],
  locale: null,
  enterprises: [
    { entId: 'demo', name: '云杉精工' },
    { entId: 'acme', name: 'Acme Logistics' },
  ],
  permissions: [],
}

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
const consoles = [
  ['org', '/console/org', title('组织架构', 'Organization'), DepartmentIcon, people],
  ['role-groups', '/console/role-groups', title('角色组', 'Role groups'), PeopleIcon, people],
  [
    'security',
    '/console/security',
    title('账号与密码安全', 'Account and password security'),
    LockIcon,
    safety,
  ],
  [
    'permissions',
    '/console/permissions',
    title('控制台权限', 'Console permission'),
    SafetyIcon,
    safety,
  ],
  ['stylesheet', '/console/stylesheet', title('样式表', 'Stylesheet'), SkinIcon, safety],
  ['people', '/platform/people', title('人员', 'People'), PeopleIcon, people],
  ['devices', '/platform/devices', title('设备', 'Devices'), DeviceIcon, people],
] as const
const feature = defineFeature({
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
    page(definePath('/notices'), {
      id: 'notices',
      title: title('公告', 'Notices'),
      owner: [],
      layout: 'access',
      page: some,
    }),
    page(definePath('/secret'), {
      id: 'secret',
      title: title('机密', 'Secret'),
      owner: ['audit'],
      page: some,
    }),
    page(definePath('/broken'), {
      id: 'broken',
      title: title('损坏', 'Broken'),
      owner: [],
      page: () => Promise.resolve({}),
    }),
    page(definePath('/crash'), {
      id: 'crash',
      title: title('崩溃', 'Crash'),
      owner: [],
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
})
