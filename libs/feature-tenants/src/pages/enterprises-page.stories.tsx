import { answer } from '@atrium/core-net'
import type { Locale } from '@atrium/domain-core'
import {
  aPlatformUser,
  aTenant,
  listPlatformUsers,
  type TenantDetail,
  tenantsPath,
} from '@atrium/domain-tenants'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fakeTenants } from '../testing/fake-tenants'
import { TenantsStage } from '../testing/tenants-stage'
import { EnterprisesPage } from './enterprises-page'
import { PlatformUsersPage } from './platform-users-page'

interface Scene {
  readonly tenants: TenantDetail[]
  readonly page: 'enterprises' | 'users'
  readonly at: string
  readonly locale: Locale
}

const tern = aTenant({ name: 'Tern Logistics' })
const frozen = aTenant({ name: '青禾食品有限公司', state: 'frozen' })
const users = [aPlatformUser({ name: 'Ida Tern', loginId: 'ida.tern' })]

const meta: Meta<Scene> = {
  title: 'feature-tenants/Platform',
  parameters: { layout: 'fullscreen' },
  args: {
    tenants: [tern, frozen],
    page: 'enterprises',
    at: '/platform/enterprises',
    locale: 'en',
  },
  render: ({ tenants, page, at, locale }) => (
    <TenantsStage
      path={tenantsPath}
      at={at}
      locale={locale}
      answers={[
        ...fakeTenants(tenants).answers,
        answer(listPlatformUsers, () => {
          return { rows: users, total: { count: users.length, exact: true }, cut: false }
        }),
      ]}
    >
      {page === 'users' ? <PlatformUsersPage /> : <EnterprisesPage />}
    </TenantsStage>
  ),
}
export default meta
type Story = StoryObj<Scene>

export const Enterprises: Story = {}
export const Enterprise: Story = { args: { at: `/platform/enterprises?enterprise=${tern.entId}` } }
export const NoneYet: Story = { args: { tenants: [], locale: 'zh-CN' } }
export const Users: Story = { args: { page: 'users', locale: 'zh-CN' } }
