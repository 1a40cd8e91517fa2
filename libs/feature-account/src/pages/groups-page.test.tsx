import { answer, type Answer, CallError, refusal } from '@atrium/core-net'
import { PageStage, subjectsFeature } from '@atrium/core-shell/testing'
import {
  addUserGroup,
  aDepartment,
  aPersonRef,
  aUserGroup,
  changeUserGroup,
  deleteUserGroup,
  listUserGroups,
  type UserGroup,
  userGroupsPath,
} from '@atrium/domain-org'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { GroupsPage } from './groups-page'

const me = '00000000-0000-7000-8000-00000000000e'
const ada = aPersonRef({ name: 'Ada' })
const sales = aDepartment({ name: 'Sales' })

function open(
  first: readonly UserGroup[],
  more: readonly Answer[] = [],
  permissions = ['org.read'],
) {
  let groups = [...first]
  const answers = [
    answer(listUserGroups, () => ({ rows: groups, cut: false })),
    answer(addUserGroup, (draft) => {
      if (draft.name === 'Taken') {
        throw new CallError({ code: 'name-taken', message: 'taken', status: 409 })
      }
      const group = aUserGroup({ ...draft, ownerId: me })
      groups = [...groups, group]
      return group
    }),
    answer(changeUserGroup, ({ groupId, ...change }) => {
      groups = groups.map((group) => (group.id === groupId ? { ...group, ...change } : group))
      return groups.find(({ id }) => id === groupId) ?? aUserGroup()
    }),
    answer(deleteUserGroup, ({ groupId }) => {
      groups = groups.filter(({ id }) => id !== groupId)
      return {}
    }),
    ...more,
  ]
  render(
    <PageStage
      path={userGroupsPath}
      permissions={permissions}
      answers={answers}
      features={[
        subjectsFeature([
          { name: 'Ada', subject: { kind: 'person', id: ada.id } },
          { name: 'Sales', subject: { kind: 'department', id: sales.id, below: false } },
        ]),
      ]}
    >
      <GroupsPage />
    </PageStage>,
  )
  return { groups: () => groups }
}

async function dialogOf(button: string) {
  const [first] = await screen.findAllByRole('button', { name: button })
  if (first) fireEvent.click(first)
  return within(await screen.findByRole('dialog'))
}

async function choose(group: string, act: string) {
  fireEvent.click(await screen.findByRole('button', { name: `More for "${group}"` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: act }))
  return within(await screen.findByRole('dialog'))
}

afterEach(cleanup)

describe('a user group', () => {
  it('is not made without a name and people', async () => {
    const page = open([])
    const dialog = await dialogOf('New group')
    fireEvent.click(dialog.getByRole('button', { name: 'New group' }))
    expect(await dialog.findByText('Give the group a name')).toBeDefined()
    expect(dialog.getByText('Choose at least one')).toBeDefined()
    expect(page.groups()).toHaveLength(0)
  })

  it('is refused a name that is taken, beside the field', async () => {
    open([])
    const dialog = await dialogOf('New group')
    fireEvent.change(dialog.getByLabelText(/Name/), { target: { value: 'Taken' } })
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Everybody' }))
    fireEvent.click(dialog.getByRole('button', { name: 'New group' }))
    expect(await dialog.findByText(/group of this name already/)).toBeDefined()
  })

  it('is somebody else’s to change, unless one administers the enterprise', async () => {
    const group = aUserGroup({ name: 'Crew', kind: 'public' })
    open([group])
    expect(await screen.findByText('Crew')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'More for "Crew"' })).toBeNull()
    cleanup()
    open([group], [], ['org.read', 'org.manage'])
    expect(await screen.findByRole('button', { name: 'More for "Crew"' })).toBeDefined()
  })

  it('says why the list could not be loaded', async () => {
    open([], [refusal(listUserGroups, 'rate-limited', 429)])
    expect(await screen.findByText('The groups could not be loaded')).toBeDefined()
  })

  it('is made of people, and says of whom', async () => {
    const page = open([])
    const dialog = await dialogOf('New group')
    fireEvent.change(dialog.getByLabelText(/Name/), { target: { value: ' Crew ' } })
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Ada' }))
    fireEvent.click(dialog.getByRole('button', { name: 'New group' }))
    expect(await screen.findByText('"Crew" was saved')).toBeDefined()
    expect(page.groups()).toMatchObject([
      { name: 'Crew', kind: 'private', scope: [{ kind: 'person', id: ada.id }] },
    ])
    await waitFor(() => expect(screen.getByText('Ada')).toBeDefined())
  })

  it('is changed', async () => {
    const scope = [{ kind: 'department' as const, id: sales.id, below: true }]
    const page = open([aUserGroup({ name: 'Crew', ownerId: me, scope })])
    expect(await screen.findByText('Sales and below')).toBeDefined()
    const dialog = await choose('Crew', 'Change')
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Sales' }))
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Sales' }))
    fireEvent.click(dialog.getByRole('radio', { name: /Public/ }))
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByText('"Crew" was saved')
    expect(page.groups()).toMatchObject([
      { kind: 'public', scope: [{ kind: 'department', below: false }] },
    ])
  })

  it('is deleted once one has confirmed it', async () => {
    const page = open([aUserGroup({ name: 'Crew', ownerId: me })])
    const dialog = await choose('Crew', 'Delete')
    expect(page.groups()).toHaveLength(1)
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('"Crew" was deleted')).toBeDefined()
    expect(await screen.findByText('No groups yet')).toBeDefined()
  })
})
