import { answer } from '@atrium/core-net'
import type { Locale } from '@atrium/domain-core'
import { consoleOrgPath, listOrgRoles, listPosts, type Post } from '@atrium/domain-org'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { aDepartment, aMember, fakeOrganisation } from '../testing/fake-organisation'
import { OrgStage } from '../testing/org-stage'
import { ConsoleOrgPage } from './console-org-page'
import { ConsoleRoleGroupsPage } from './console-role-groups-page'
import { PostsPage } from './posts-page'

interface Scene {
  readonly page: 'organisation' | 'role-groups' | 'posts'
  readonly at: string
  readonly locale: Locale
}

const sales = aDepartment({ name: 'Sales', people: 2 })
const north = aDepartment({ name: '华北销售部', parentId: sales.id, people: 1 })
const ada = aMember({ name: 'Ada Osei', loginId: 'ada', departmentIds: [sales.id] })
const lin = aMember({ name: '林薇', loginId: 'linwei', departmentIds: [sales.id, north.id] })
const group = {
  id: sales.id,
  name: 'Finance',
  names: { name: '财务', nameEn: 'Finance' },
  place: 1,
}
const role = {
  id: north.id,
  groupId: group.id,
  name: 'Approver',
  names: { name: 'Approver', nameEn: '' },
  description: 'Approves expenses',
  place: 1,
  people: 2,
}
const posts = ['Buyer', '会计', 'Inspector'].map((name, at): Post => ({
  id: `00000000-0000-7000-8000-00000000000${at}`,
  name,
  names: { name, nameEn: '' },
  code: `P-0${at}`,
  description: '',
  place: at,
  people: at,
}))

const meta: Meta<Scene> = {
  title: 'feature-org/Organisation',
  parameters: { layout: 'fullscreen' },
  args: { page: 'organisation', at: `/console/org?department=${sales.id}`, locale: 'en' },
  render: ({ page, at, locale }) => (
    <OrgStage
      path={consoleOrgPath}
      at={at}
      locale={locale}
      answers={[
        ...fakeOrganisation({ departments: [sales, north], members: [ada, lin] }).answers,
        answer(listPosts, () => ({ rows: posts, cut: false })),
        answer(listOrgRoles, () => ({ groups: [group], rows: [role], cut: false })),
      ]}
    >
      {page === 'organisation' && <ConsoleOrgPage />}
      {page === 'role-groups' && <ConsoleRoleGroupsPage />}
      {page === 'posts' && <PostsPage />}
    </OrgStage>
  ),
}
export default meta
type Story = StoryObj<Scene>

export const Organisation: Story = {}
export const InChinese: Story = { args: { locale: 'zh-CN' } }
export const RoleGroups: Story = { args: { page: 'role-groups', at: '/console/org' } }
export const Posts: Story = { args: { page: 'posts', at: '/console/org', locale: 'zh-CN' } }
