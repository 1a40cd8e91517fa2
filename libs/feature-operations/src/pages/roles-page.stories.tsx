import { answer } from '@atrium/core-net'
import { type Locale, roles } from '@atrium/domain-core'
import { anOperator, listOperators, listPlatformRoles } from '@atrium/domain-tenants'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { OperationsStage } from '../testing/operations-stage'
import { PeoplePage } from './people-page'
import { RolesPage } from './roles-page'

interface Scene {
  readonly page: 'people' | 'roles'
  readonly locale: Locale
}

const people = [
  anOperator({ name: 'Anna Osei', loginId: 'anna', roles: ['root'] }),
  anOperator({ name: '林薇', loginId: 'linwei', roles: ['saas', 'user'] }),
]

const meta: Meta<Scene> = {
  title: 'feature-operations/Operators',
  parameters: { layout: 'fullscreen' },
  args: { page: 'roles', locale: 'en' },
  render: ({ page, locale }) => (
    <OperationsStage
      locale={locale}
      answers={[
        answer(listOperators, () => {
          return { rows: people, total: { count: people.length, exact: true }, cut: false }
        }),
        answer(listPlatformRoles, () => ({
          rows: roles.map((role) => {
            const holders = people.filter((each) => each.roles.includes(role))
            return { role, count: holders.length, holders }
          }),
        })),
      ]}
    >
      {page === 'roles' ? <RolesPage /> : <PeoplePage />}
    </OperationsStage>
  ),
}
export default meta
type Story = StoryObj<Scene>

export const Roles: Story = {}
export const People: Story = { args: { page: 'people', locale: 'zh-CN' } }
