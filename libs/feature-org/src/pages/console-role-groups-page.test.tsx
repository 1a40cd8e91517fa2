import { answer, type Answer, refusal } from '@atrium/core-net'
import {
  addOrgRole,
  addRoleGroup,
  changeOrgRolePeople,
  consoleRoleGroupsPath,
  deleteOrgRole,
  deleteRoleGroup,
  listMembers,
  listOrgRoles,
  type OrgRole,
  type RoleGroup,
} from '@atrium/domain-org'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aMember, fakeOrganisation, refuse } from '../testing/fake-organisation'
import { OrgStage } from '../testing/org-stage'
import { ConsoleRoleGroupsPage } from './console-role-groups-page'

const group: RoleGroup = {
  id: '00000000-0000-7000-8000-00000000aaaa',
  name: 'Finance',
  names: { name: '财务', nameEn: 'Finance' },
  place: 1,
}
const role: OrgRole = {
  id: '00000000-0000-7000-8000-00000000bbbb',
  groupId: group.id,
  name: 'Approver',
  names: { name: 'Approver', nameEn: '' },
  description: 'Approves expenses',
  place: 1,
  people: 0,
}
const ada = aMember({ name: 'Ada', orgRoleIds: [role.id] })
const ben = aMember({ name: 'Ben' })

function open({ groups = [group], rows = [role], at = '', more = [] as readonly Answer[] } = {}) {
  const fake = fakeOrganisation({ members: [ada, ben] })
  const answers = [
    ...fake.answers,
    answer(listOrgRoles, () => ({ groups, rows, cut: false })),
    answer(listMembers, ({ orgRoleId = '' }) => {
      const found = fake.members().filter(({ orgRoleIds }) => orgRoleIds.includes(orgRoleId))
      return { rows: found, total: { count: found.length, exact: true }, cut: false }
    }),
    answer(addRoleGroup, ({ name }) => {
      const added = { ...group, id: ada.id, name }
      groups = [...groups, added]
      return added
    }),
    answer(addOrgRole, (draft) => {
      if (rows.some(({ name }) => name === draft.name)) refuse('name-taken')
      const added = { ...role, ...draft, id: ben.id }
      rows = [...rows, added]
      return added
    }),
    answer(deleteRoleGroup, () => refuse('role-group-in-use')),
    answer(deleteOrgRole, ({ roleId }) => {
      rows = rows.filter(({ id }) => id !== roleId)
      return {}
    }),
    answer(changeOrgRolePeople, ({ add, remove }) => {
      fake.change(add, () => ({ orgRoleIds: [role.id] }))
      fake.change(remove, () => ({ orgRoleIds: [] }))
      return role
    }),
    ...more,
  ]
  render(
    <OrgStage path={consoleRoleGroupsPath} at={`/console/role-groups${at}`} answers={answers}>
      <ConsoleRoleGroupsPage />
    </OrgStage>,
  )
  const dialog = async () => within((await screen.findAllByRole('dialog')).at(-1)!)
  return {
    dialog,
    members: fake.members,
    names: () => rows.map(({ name }) => name),
    press: async (name: string) =>
      fireEvent.click((await screen.findAllByRole('button', { name }))[0]!),
    pressIn: async (name: string) =>
      fireEvent.click(await (await dialog()).findByRole('button', { name })),
    fill: async (value: string) =>
      fireEvent.change(await (await dialog()).findByLabelText(/^Name/), { target: { value } }),
    choose: async (act: string) => fireEvent.click(await screen.findByText(act)),
  }
}

afterEach(cleanup)

describe('role groups', () => {
  it('keep a group that holds roles, and say so', async () => {
    const page = open()
    await page.press('More for Finance')
    await page.choose('Delete')
    await page.pressIn('Delete')
    expect(await screen.findByText(/The group still holds roles/)).toBeDefined()
  })

  it('refuse a role of the same name beside it, and add another', async () => {
    const page = open()
    await page.press('Create role')
    await page.pressIn('Create')
    expect(await screen.findByText('Give it a name.')).toBeDefined()
    await page.fill('Approver')
    await page.pressIn('Create')
    expect(await screen.findByText('This name is in use. Choose another.')).toBeDefined()
    await page.fill('Payer')
    await page.pressIn('Create')
    await waitFor(() => expect(page.names()).toEqual(['Approver', 'Payer']))
  })

  it('begin with the first group', async () => {
    const page = open({ groups: [], rows: [] })
    expect(await screen.findByText('No role groups yet')).toBeDefined()
    await page.press('Create group')
    await page.fill('Sales')
    await page.pressIn('Create')
    expect(await screen.findByText('No roles in this group yet')).toBeDefined()
  })

  it('lose a role after asking', async () => {
    const page = open()
    await page.press('More for Approver')
    await page.choose('Delete')
    await page.pressIn('Delete')
    await waitFor(() => expect(page.names()).toEqual([]))
  })

  it('say that they could not be loaded', async () => {
    open({ more: [refusal(listOrgRoles, 'unavailable', 503)] })
    expect(await screen.findByText('The roles could not be loaded')).toBeDefined()
  })
})

describe('a role', () => {
  it('tells that it is gone', async () => {
    open({ at: `?role=${ada.id}` })
    expect((await screen.findAllByText('We could not find this role')).length).toBeGreaterThan(0)
  })

  it('is taken from a member, and given back', async () => {
    const page = open({ at: `?role=${role.id}` })
    await page.pressIn('Remove Ada')
    expect(await screen.findByText('Nobody has this role yet')).toBeDefined()
    await page.press('Undo')
    await waitFor(() => expect(page.members()[0]?.orgRoleIds).toEqual([role.id]))
  })

  it('is given to people found by name', async () => {
    const page = open({ at: `?role=${role.id}` })
    const picker = await (await page.dialog()).findByRole('combobox')
    fireEvent.mouseDown(picker)
    fireEvent.click(await screen.findByTitle('Ben'))
    await page.pressIn('Add')
    await waitFor(() => expect(page.members()[1]?.orgRoleIds).toEqual([role.id]))
  })
})
