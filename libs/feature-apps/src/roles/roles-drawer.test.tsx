import { type Answer, refusal } from '@atrium/core-net'
import {
  accessPermissions,
  changeAppRole,
  type KeptRole,
  listAppRoles,
  previewAppRole,
} from '@atrium/domain-access'
import { anApplication, appsPermissions } from '@atrium/domain-apps'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { AppCenterPage } from '../pages/app-center-page'
import { AppsStage } from '../testing/apps-stage'
import { fakeApps } from '../testing/fake-apps'
import { aKeptRole, fakeRoles } from '../testing/fake-roles'

const formId = '00000000-0000-7000-8000-0000000f0e11'
const cars = { id: formId, kind: 'form', name: 'Cars', targetId: formId, ready: true } as const

interface Options {
  roles?: readonly KeptRole[]
  answers?: readonly Answer[]
}

async function open({ roles = [], answers = [] }: Options = {}) {
  const fake = fakeRoles(roles)
  const app = anApplication({ name: 'Fleet', items: [cars] })
  render(
    <AppsStage
      answers={[...fakeApps([app]).answers, ...fake.answers, ...answers]}
      features={[fake.subjects]}
      permissions={[...Object.keys(appsPermissions), ...Object.keys(accessPermissions)]}
    >
      <AppCenterPage />
    </AppsStage>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'More for "Fleet"' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Roles and members' }))
  const drawer = within(await screen.findByRole('dialog'))
  const press = async (name: string) => fireEvent.click(await drawer.findByRole('button', { name }))
  const enter = (name: string) =>
    fireEvent.change(drawer.getByLabelText(/Role name/), { target: { value: name } })
  const choose = async (field: RegExp, option: string) => {
    fireEvent.mouseDown(drawer.getByRole('combobox', { name: field }))
    fireEvent.click(await screen.findByText(option))
  }
  const tick = (name: string) => fireEvent.click(drawer.getByRole('checkbox', { name }))
  return { ...fake, drawer, press, enter, choose, tick }
}

afterEach(cleanup)

describe('the roles of an application', () => {
  it('are shown to who administers it alone; the others learn who can give the right', async () => {
    const { drawer } = await open({ answers: [refusal(listAppRoles, 'not-allowed', 403)] })
    expect(await drawer.findByText('You may not manage the roles of Fleet')).toBeDefined()
    expect(drawer.getByText(/administrators of the enterprise/)).toBeDefined()
  })

  it('are not kept without a name', async () => {
    const { drawer, press, roles } = await open()
    await press('Add the first role')
    await press('Save')
    expect(await drawer.findByText('Give the role a name.')).toBeDefined()
    expect(roles()).toHaveLength(0)
  })

  it('are not kept under a name that is taken', async () => {
    const { drawer, press, enter, roles } = await open({ roles: [aKeptRole()] })
    await press('Add role')
    enter('Clerks')
    await press('Save')
    await waitFor(() =>
      expect(drawer.getByLabelText(/Role name/).getAttribute('aria-invalid')).toBe('true'),
    )
    expect(roles()).toHaveLength(1)
  })

  it('cannot be taken from oneself', async () => {
    const answers = [refusal(changeAppRole, 'own-role')]
    const { drawer, press } = await open({ roles: [aKeptRole()], answers })
    await press('Edit role Clerks')
    await press('Save')
    expect((await drawer.findByRole('alert')).textContent).toContain('own-role')
  })

  it('that somebody changed meanwhile are loaded anew', async () => {
    const clerks = aKeptRole()
    const { drawer, press, enter, roles, renameElsewhere } = await open({ roles: [clerks] })
    await press('Edit role Clerks')
    renameElsewhere(clerks.id, 'Office')
    enter('Mine')
    await press('Save')
    expect(await drawer.findByText(/Somebody changed this role/)).toBeDefined()
    await press('Load the new version')
    expect(await drawer.findByDisplayValue('Office')).toBeDefined()
    expect(roles()[0]?.name).toBe('Office')
  })

  it('begin with the first, which says what it takes from everybody else', async () => {
    const { drawer, press, enter, choose, tick, roles } = await open()
    expect(await drawer.findByText(/every member works with the data/)).toBeDefined()
    await press('Add the first role')
    expect(drawer.getByText(/all other members lose access/)).toBeDefined()
    enter(' Readers ')
    await choose(/Kind/, 'Read-only')
    tick('Everybody')
    expect(
      await drawer.findByText(/Gain rights \(21\): Ada Lovelace, 李雷, and others/),
    ).toBeDefined()
    await press('Save')
    await waitFor(() => expect(roles()).toHaveLength(1))
    expect(roles()[0]).toMatchObject({
      name: 'Readers',
      kind: 'read-only',
      subjects: [{ kind: 'everyone' }],
    })
    expect(await drawer.findByRole('heading', { name: 'Readers' })).toBeDefined()
  })

  it('are saved even when who gains and loses them cannot be told', async () => {
    const answers = [refusal(previewAppRole, 'unavailable', 503)]
    const { drawer, press, tick, roles } = await open({ roles: [aKeptRole()], answers })
    await press('Edit role Clerks')
    tick('Sales')
    expect(await drawer.findByText(/could not be found out/)).toBeDefined()
    await press('Save')
    await waitFor(() => expect(roles()[0]?.subjects).toHaveLength(2))
  })

  it('of the custom kind grant act by act and field by field', async () => {
    const { drawer, press, tick, roles } = await open({ roles: [aKeptRole({ kind: 'custom' })] })
    await press('Edit role Clerks')
    tick('May add records')
    tick('View: All')
    tick('Edit: Own')
    tick('Edit: And below')
    await drawer.findByText('Plate')
    tick('Edit Plate')
    await press('Save')
    await waitFor(() => expect(roles()[0]?.grants).toHaveLength(1))
    const grant = roles()[0]?.grants[0]
    expect(grant).toMatchObject({ formId, create: true })
    expect(grant?.scopes.view).toEqual([{ kind: 'all' }])
    expect(grant?.scopes.edit).toEqual([{ kind: 'own' }, { kind: 'department', below: true }])
    expect(Object.values(grant?.fields ?? {})).toEqual([{ see: 'yes', fill: true, edit: false }])
  })

  it('of the custom kind grant under conditions, which are changed and taken away', async () => {
    const { drawer, press, roles } = await open({ roles: [aKeptRole({ kind: 'custom' })] })
    const pick = async (name: string) => {
      fireEvent.click(await drawer.findByRole('button', { name: 'Add condition' }))
      fireEvent.click(await screen.findByRole('menuitem', { name }))
    }
    await press('Edit role Clerks')
    await pick('A field says what the person is')
    const editor = within(await drawer.findByRole('region', { name: 'Further conditions' }))
    fireEvent.click(editor.getByRole('checkbox', { name: 'Edit' }))
    await press('Done')
    expect(editor.getByText('Plate is the person’s department')).toBeDefined()
    await pick('Certain fields name the person')
    expect(editor.getByText(/Counts once it is complete/)).toBeDefined()
    fireEvent.click(editor.getByRole('checkbox', { name: 'Driver' }))
    fireEvent.click(editor.getByRole('checkbox', { name: 'Helpers' }))
    await press('Done')
    expect(editor.getByText('The person is named in Driver or Helpers')).toBeDefined()
    const [first] = editor.getAllByRole('button', { name: 'Remove the condition' })
    fireEvent.click(first!)
    await press('Save')
    await waitFor(() => expect(roles()[0]?.grants).toHaveLength(1))
    const { scopes } = roles()[0]!.grants[0]!
    expect(scopes.edit).toEqual([])
    expect(scopes.view).toMatchObject([{ kind: 'joined', fieldIds: { length: 2 } }])
  })

  it('tell who has one, and by what', async () => {
    const { drawer, press } = await open({ roles: [aKeptRole()] })
    await press('3 people')
    const people = within(await drawer.findByRole('list', { name: 'People who have Clerks' }))
    expect(people.getByText('Ada Lovelace')).toBeDefined()
    expect(people.getAllByText('given to every member')).toHaveLength(2)
    expect(drawer.getByText('First 2 of 3')).toBeDefined()
  })

  it('keep conditions that the table does not show', async () => {
    const scopes = { kind: 'joined', fieldIds: ['f_helper'] } as const
    const kept = aKeptRole({ kind: 'custom' })
    const grant = {
      formId,
      create: false,
      scopes: {
        view: [{ ...scopes, fieldIds: [...scopes.fieldIds] }],
        edit: [],
        delete: [],
        share: [],
        'hand-over': [],
        export: [],
        monitor: [],
      },
      fields: {},
      operations: [],
    }
    const { drawer, press, roles } = await open({ roles: [{ ...kept, grants: [grant] }] })
    await press('Edit role Clerks')
    fireEvent.click(drawer.getByRole('checkbox', { name: 'View: Own' }))
    await press('Save')
    await waitFor(() => expect(roles()[0]?.grants[0]?.scopes.view).toHaveLength(2))
    expect(roles()[0]?.grants[0]?.scopes.view[0]).toEqual(scopes)
  })

  it('are deleted once that is confirmed', async () => {
    const { press, roles, drawer } = await open({ roles: [aKeptRole()] })
    await press('Delete role Clerks')
    const question = await screen.findByText(/It is the last role/)
    const dialog = question.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]')
    expect(roles()).toHaveLength(1)
    fireEvent.click(within(dialog ?? document.body).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(roles()).toHaveLength(0))
    expect(await drawer.findByText(/No roles yet/)).toBeDefined()
  })
})
