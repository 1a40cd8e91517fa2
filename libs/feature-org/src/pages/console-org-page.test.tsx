import { answer, refusal } from '@atrium/core-net'
import { getJob, type Job } from '@atrium/domain-core'
import {
  changeMember,
  consoleOrgPath,
  listMembers,
  previewHandover,
  removeMembers,
} from '@atrium/domain-org'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aDepartment, aMember, fakeOrganisation, refuse } from '../testing/fake-organisation'
import { OrgStage } from '../testing/org-stage'
import { ConsoleOrgPage } from './console-org-page'

const sales = aDepartment({ name: 'Sales', people: 1 })
const works = aDepartment({ name: 'Works' })
const ada = aMember({ name: 'Ada', loginId: 'ada', departmentIds: [sales.id] })
const ben = aMember({ name: 'Ben', loginId: 'ben' })

const aJob: Job = {
  id: '00000000-0000-7000-8000-0000000000aa',
  kind: 'org.let-go',
  title: 'Ada',
  state: 'done',
  done: 0,
  total: 0,
  result: null,
  error: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  finishedAt: '2026-11-21T12:00:01.000Z',
}

function open(query = '', more: Parameters<typeof OrgStage>[0]['answers'] = []) {
  const fake = fakeOrganisation({ departments: [sales, works], members: [ada, ben] })
  let address = ''
  render(
    <OrgStage
      path={consoleOrgPath}
      at={`/console/org${query}`}
      answers={[...fake.answers, ...more]}
      onAddress={(next) => {
        address = next
      }}
    >
      <ConsoleOrgPage />
    </OrgStage>,
  )
  const dialog = async () => within((await screen.findAllByRole('dialog')).at(-1)!)
  return {
    ...fake,
    dialog,
    address: () => address,
    press: async (name: string | RegExp) =>
      fireEvent.click((await screen.findAllByRole('button', { name }))[0]!),
    pressIn: async (name: string) =>
      fireEvent.click(await (await dialog()).findByRole('button', { name })),
    fill: async (label: RegExp, value: string) =>
      fireEvent.change(await (await dialog()).findByLabelText(label), { target: { value } }),
    pick: async (name: string) =>
      fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) })),
  }
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the organisation', () => {
  it('keeps a department that is in use, and says why', async () => {
    const page = open(`?department=${sales.id}`)
    await page.press('More for Sales')
    fireEvent.click(await screen.findByText('Delete'))
    await page.pressIn('Delete')
    expect(await screen.findByText(/still holds people or departments/)).toBeDefined()
    expect(page.departments()).toHaveLength(2)
  })

  it('adds a department where the person stands, not without a name', async () => {
    const page = open(`?department=${sales.id}`)
    await page.press('Create department inside')
    await page.pressIn('Create')
    expect(await screen.findByText('Give the department a name.')).toBeDefined()
    await page.fill(/^Name/, 'North')
    await page.pressIn('Create')
    await waitFor(() => expect(page.departments()).toHaveLength(3))
    expect(page.departments().at(-1)).toMatchObject({ name: 'North', parentId: sales.id })
  })

  it('moves a department by keyboard', async () => {
    const page = open(`?department=${works.id}`)
    const tree = await screen.findByRole('tree', { name: 'Departments' })
    await screen.findByRole('button', { name: 'More for Works' })
    fireEvent.keyDown(tree, { key: 'ArrowUp', altKey: true })
    await waitFor(() => expect(page.departments().map(({ name }) => name)[0]).toBe('Works'))
    expect(await screen.findByText('Works was moved')).toBeDefined()
  })

  it('refuses a person who is a member already, beside the login', async () => {
    const page = open()
    await page.press('Add member')
    await page.pressIn('Add')
    expect(await screen.findByText('Give the person a name.')).toBeDefined()
    await page.fill(/^Name/, 'Ada again')
    await page.fill(/^Login/, 'ada')
    await page.pressIn('Add')
    expect(await screen.findByText('This person is a member already.')).toBeDefined()
  })

  it('shows the link of a new member once', async () => {
    const page = open()
    await page.press('Add member')
    await page.fill(/^Name/, 'Cleo')
    await page.fill(/^Login/, 'cleo')
    await page.pressIn('Add')
    const link = await screen.findByLabelText<HTMLInputElement>('Link to set a password')
    expect(link.value).toMatch(/\/forgot-password\?token=one-time$/)
    expect(page.members().at(-1)).toMatchObject({ name: 'Cleo', roles: ['user'] })
  })

  it('suspends who was chosen after asking with their number', async () => {
    const page = open()
    await page.pick('Ada')
    await page.pick('Ben')
    await page.press('Suspend')
    expect(await screen.findByText('Suspend 2 members of this enterprise?')).toBeDefined()
    await page.pressIn('Suspend')
    await waitFor(() =>
      expect(page.members().map(({ state }) => state)).toEqual(['suspended', 'suspended']),
    )
  })

  it('removes whoever was chosen, after saying what they leave behind', async () => {
    const lines = [{ kind: 'records', id: 'a', name: 'Orders', count: 24, grants: false }]
    const job = { ...aJob, result: { people: 1, handed: 0 } }
    const page = open('', [
      answer(previewHandover, () => ({ lines, cut: false })),
      answer(removeMembers, ({ personIds }) => {
        page.change(personIds, () => ({ state: 'left' }))
        return job
      }),
      answer(getJob, () => job),
    ])
    await page.pick('Ada')
    await page.press('Remove from enterprise')
    const dialog = await page.dialog()
    expect(await dialog.findByText('Orders 24')).toBeDefined()
    await page.pressIn('Remove from enterprise')
    expect(await dialog.findByText('Choose a successor.')).toBeDefined()
    fireEvent.click(dialog.getByRole('radio', { name: 'Hand over to nobody' }))
    await page.pressIn('Remove from enterprise')
    expect(await dialog.findByText('They are no longer members')).toBeDefined()
    expect(page.members()[0]).toMatchObject({ state: 'left' })
  })

  it('finds nobody, and everybody again', async () => {
    const page = open('?search=zebra')
    expect(await screen.findByText('No member fits')).toBeDefined()
    await page.press('Clear filters')
    expect(await screen.findByText('Ada')).toBeDefined()
  })

  it('says that the members could not be loaded', async () => {
    open('', [refusal(listMembers, 'unavailable', 503)])
    expect(await screen.findByText('The members could not be loaded')).toBeDefined()
  })
})

describe('a member', () => {
  it('keeps what was typed when somebody else has saved meanwhile, and what they saved', async () => {
    const page = open(`?member=${ada.id}`)
    await page.fill(/^Name/, 'Ada Lovelace')
    page.change([ada.id], () => ({ name: 'Ada King', extension: '77' }))
    await page.pressIn('Save')
    expect(await screen.findByText('“Name” is now: Ada King')).toBeDefined()
    expect(await screen.findByText('Taken over from them: Extension.')).toBeDefined()
    await page.pressIn('Save')
    await waitFor(() => expect(page.members()[0]).toMatchObject({ name: 'Ada Lovelace' }))
    expect(page.members()[0]).toMatchObject({ extension: '77' })
  })

  it('is not saved with a wrong phone, and says an employee number is taken beside it', async () => {
    const page = open(`?member=${ada.id}`, [
      answer(changeMember, () => refuse('employee-number-taken')),
    ])
    await page.fill(/^Phone/, 'call me')
    await page.pressIn('Save')
    expect(await screen.findByText('One field needs attention')).toBeDefined()
    await page.fill(/^Phone/, '123 4567')
    await page.pressIn('Save')
    expect(await screen.findByText('This employee number is in use. Choose another.')).toBeDefined()
  })

  it('asks before what was changed is lost', async () => {
    const page = open(`?member=${ada.id}`)
    await page.fill(/^Name/, 'Somebody')
    await page.pressIn('Close')
    expect(await screen.findByText('Discard changes Ada?')).toBeDefined()
    await page.pressIn('Discard changes')
    await waitFor(() => expect(page.address()).toBe('/console/org'))
    expect(page.members()[0]).toMatchObject({ name: 'Ada' })
  })
})
