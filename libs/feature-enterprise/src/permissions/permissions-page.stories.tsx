import { answer } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import type { Locale } from '@atrium/domain-core'
import {
  consolePermissionsPath,
  listAdministrators,
  type ScopedAdministrator,
} from '@atrium/domain-enterprise'
import { aDepartment, listDepartments, listPeople } from '@atrium/domain-org'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PermissionsPage } from './permissions-page'

interface Scene {
  readonly scoped: ScopedAdministrator[]
  readonly locale: Locale
}

const ada: ScopedAdministrator = {
  personId: '00000000-0000-7000-8000-0000000000ad',
  name: 'Ada Osei',
  loginId: 'ada',
  areas: ['organisation'],
  departments: [{ id: '00000000-0000-7000-8000-0000000000d1', name: 'Sales' }],
  grantedBy: '林薇',
  grantedAt: '2026-11-21T10:00:00.000Z',
  isSuspended: false,
}
const full = [
  {
    personId: '00000000-0000-7000-8000-0000000000ae',
    name: '林薇',
    loginId: 'linwei',
    roles: ['admin' as const],
  },
]

const meta: Meta<Scene> = {
  title: 'feature-enterprise/Console permissions',
  parameters: { layout: 'fullscreen' },
  args: { scoped: [ada], locale: 'en' },
  render: ({ scoped, locale }) => (
    <PageStage
      path={consolePermissionsPath}
      permissions={[]}
      locale={locale}
      answers={[
        answer(listAdministrators, () => ({ full, scoped, cut: false })),
        answer(listPeople, () => ({ rows: [], cut: false })),
        answer(listDepartments, () => ({ rows: [aDepartment({ name: 'Sales' })], cut: false })),
      ]}
    >
      <PermissionsPage />
    </PageStage>
  ),
}
export default meta
type Story = StoryObj<Scene>

export const Administrators: Story = {}
export const NobodyScoped: Story = { args: { scoped: [], locale: 'zh-CN' } }
