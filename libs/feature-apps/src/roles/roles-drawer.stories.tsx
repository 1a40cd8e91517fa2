import { accessPermissions, aFormGrant, scopesOn } from '@atrium/domain-access'
import { anApplication } from '@atrium/domain-apps'
import { useLocale } from '@atrium/ui/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { AppsStage } from '../testing/apps-stage'
import { aKeptRole, fakeRoles } from '../testing/fake-roles'
import { RolesDrawer } from './roles-drawer'

const formId = '00000000-0000-7000-8000-0000000f0e11'
const app = anApplication({
  name: '车队管理',
  items: [{ id: formId, kind: 'form', name: '车辆档案', targetId: formId, ready: true }],
})
const clerks = aKeptRole({
  kind: 'custom',
  name: 'Clerks',
  grants: [
    aFormGrant({ formId, create: true, scopes: scopesOn(['view', 'edit'], [{ kind: 'own' }]) }),
  ],
})
const roles = [
  aKeptRole({ kind: 'administrator', name: '管理员', people: 1 }),
  clerks,
  aKeptRole({
    kind: 'read-only',
    name: 'A role whose name goes on for sixty characters in all',
    people: 1204,
  }),
]

function Scene({ count }: { count: number }) {
  const locale = useLocale()
  const [{ answers, subjects }] = useState(() => fakeRoles(roles.slice(0, count)))
  return (
    <AppsStage
      answers={answers}
      features={[subjects]}
      locale={locale}
      permissions={Object.keys(accessPermissions)}
    >
      <RolesDrawer app={app} onClose={() => undefined} />
    </AppsStage>
  )
}

const meta: Meta<typeof Scene> = { title: 'feature-apps/Roles', component: Scene }
export default meta
type Story = StoryObj<typeof Scene>

export const Roles: Story = {
  args: { count: 3 },
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByText('Clerks')
  },
}
export const NoRoles: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByText(/No roles yet|还没有角色/)
  },
}
export const Custom: Story = {
  args: { count: 3 },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(
      await body.findByRole('button', { name: /^Edit role Clerks|^编辑角色“Clerks”/ }),
    )
    await body.findAllByRole('checkbox')
  },
}
