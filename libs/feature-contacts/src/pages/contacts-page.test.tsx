import { answer, type Answer, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import {
  aContact,
  aDepartment,
  type Contact,
  contactsPath,
  listContacts,
  listDepartments,
} from '@atrium/domain-org'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContactsPage } from './contacts-page'

const sales = aDepartment({ name: 'Sales' })
const north = aDepartment({ name: 'North', parentId: sales.id })

function contactsOf(all: readonly Contact[]): Answer {
  return answer(listContacts, ({ search, departmentId, cursor, limit }) => {
    const found = all.filter(
      ({ name, departmentIds }) =>
        name.includes(search) && (!departmentId || departmentIds.includes(departmentId)),
    )
    const from = Number(cursor ?? 0)
    const end = from + limit
    return {
      rows: found.slice(from, end),
      total: { count: found.length, exact: true },
      cut: false,
      ...(end < found.length ? { nextCursor: String(end) } : {}),
    }
  })
}

const ada = aContact({ name: 'Ada', posts: ['Buyer'], departmentIds: [north.id] })
const lin = aContact({ name: '林小溪', phone: null })

function open(answers: readonly Answer[] = [contactsOf([ada, lin])], at = '/contacts') {
  const onAddress = vi.fn<(address: string) => void>()
  const departments = answer(listDepartments, () => ({ rows: [sales, north], cut: false }))
  render(
    <PageStage
      path={contactsPath}
      at={at}
      permissions={['org.read']}
      onAddress={onAddress}
      answers={[...answers, departments]}
    >
      <ContactsPage />
    </PageStage>,
  )
  return { address: () => onAddress.mock.lastCall?.[0] }
}

/** Where nothing is laid out, rows are as high as we say. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('contacts', () => {
  it('say why they could not be loaded, and try again', async () => {
    open([refusal(listContacts, 'rate-limited', 429)])
    expect(await screen.findByText('The contacts could not be loaded')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })

  it('say plainly that a phone is hidden', async () => {
    open()
    const row = (await screen.findByRole('link', { name: '林小溪' })).closest('li')
    expect(row?.textContent).toContain('Hidden')
    expect(screen.queryByRole('link', { name: 'Call 林小溪' })).toBeNull()
  })

  it('show posts and department, and can be called', async () => {
    open()
    const row = (await screen.findByRole('link', { name: 'Ada' })).closest('li')
    await waitFor(() => expect(row?.textContent).toContain('North'))
    expect(row?.textContent).toContain('Buyer')
    const call = screen.getByRole('link', { name: 'Call Ada' })
    expect(call.getAttribute('href')).toBe(`tel:${ada.phone}`)
    expect(screen.getAllByText('People: 2').length).toBeGreaterThan(0)
  })

  it('copy a phone', async () => {
    const user = userEvent.setup()
    open()
    await user.click(await screen.findByRole('button', { name: 'Copy the phone number of Ada' }))
    expect(await screen.findByText('Copied')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(ada.phone)
  })

  it('are found as one types, and the text stays in the address', async () => {
    const page = open()
    await screen.findByRole('link', { name: 'Ada' })
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '林' } })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ada' })).toBeNull())
    expect(page.address()).toBe(`/contacts?search=${encodeURIComponent('林')}`)
  })

  it('say when nobody is found, and lead back to everybody', async () => {
    const page = open(undefined, '/contacts?search=zebra')
    expect(await screen.findByText('Nobody found for “zebra”')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Show everybody' }))
    expect(await screen.findByRole('link', { name: 'Ada' })).toBeDefined()
    expect(page.address()).toBe('/contacts')
  })

  it('are those of a department that is chosen in the drawer', async () => {
    const page = open(undefined, `/contacts?department=${sales.id}`)
    expect(await screen.findByText('Nobody is here yet')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Sales' }))
    const drawer = within(await screen.findByRole('dialog'))
    fireEvent.click(await drawer.findByText('Everybody'))
    expect(await screen.findByRole('link', { name: 'Ada' })).toBeDefined()
    expect(page.address()).toBe('/contacts')
  })

  it('come a page at a time', async () => {
    const asked: (string | undefined)[] = []
    const many = Array.from({ length: 130 }, (_, at) =>
      aContact({ name: `P ${String(at).padStart(3, '0')}` }),
    )
    open([
      answer(listContacts, ({ cursor, limit }) => {
        asked.push(cursor)
        const from = Number(cursor ?? 0)
        const rows = many.slice(from, from + limit)
        const next = from + limit < many.length ? { nextCursor: String(from + limit) } : {}
        return { rows, total: { count: 130, exact: true }, cut: false, ...next }
      }),
    ])
    const first = (await screen.findByRole('link', { name: 'P 000' })).closest('li')
    expect(first?.getAttribute('aria-setsize')).toBe('100')
    expect(asked).toEqual([undefined])
  })
})
