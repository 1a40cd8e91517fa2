import { anApplication, type Application } from '@atrium/domain-apps'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AppsStage } from '../testing/apps-stage'
import { fakeApps } from '../testing/fake-apps'
import { AppCenterPage } from './app-center-page'

interface Options {
  apps?: readonly Application[]
  at?: string
  permissions?: readonly string[]
}

function open({ apps = [anApplication({ name: 'Customers' })], ...props }: Options = {}) {
  const fake = fakeApps(apps)
  const onAddress = vi.fn<(address: string) => void>()
  render(
    <AppsStage answers={fake.answers} onAddress={onAddress} {...props}>
      <AppCenterPage />
    </AppsStage>,
  )
  return {
    ...fake,
    address: () => onAddress.mock.lastCall?.[0],
    names: () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent),
  }
}

async function choose(button: string, item: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }))
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
  return within(await screen.findByRole('dialog'))
}

afterEach(cleanup)

describe('a new application', () => {
  it('is not made without a name', async () => {
    const page = open()
    const dialog = await choose('New application', 'Blank application')
    fireEvent.click(dialog.getByRole('button', { name: 'Create application' }))
    expect(await dialog.findByText('Give the application a name.')).toBeDefined()
    expect(page.apps()).toHaveLength(1)
  })

  it('is refused a name that is taken, beside the field', async () => {
    const page = open()
    const dialog = await choose('New application', 'Blank application')
    fireEvent.change(dialog.getByLabelText(/Application name/), { target: { value: 'Customers' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Create application' }))
    expect(await dialog.findByText(/app-name-taken|of this name already/)).toBeDefined()
    expect(page.apps()).toHaveLength(1)
  })

  it('has the name, icon and colour that were chosen, and is opened', async () => {
    const page = open()
    const dialog = await choose('New application', 'Blank application')
    fireEvent.change(dialog.getByLabelText(/Application name/), { target: { value: ' Stock ' } })
    fireEvent.click(dialog.getByRole('radio', { name: 'Database' }))
    fireEvent.click(dialog.getByRole('radio', { name: 'Purple' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Create application' }))
    await waitFor(() => expect(page.apps()).toHaveLength(2))
    expect(page.apps()[1]).toMatchObject({ name: 'Stock', icon: 'database', color: 'purple' })
    await waitFor(() => expect(page.address()).toBe(`/app/form/${page.apps()[1]?.id}`))
  })

  it('is not offered to people who may not make one', async () => {
    open({ apps: [], permissions: ['apps.read'] })
    expect(await screen.findByText('Ask an administrator to create one.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'New application' })).toBeNull()
  })
})

describe('an application', () => {
  it('is found by its name', async () => {
    const page = open({ apps: ['Customers', 'Stock'].map((name) => anApplication({ name })) })
    await screen.findByText('Stock')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Sto' } })
    await waitFor(() => expect(page.names()).toEqual(['Stock']))
    expect(page.address()).toBe('/apps?search=Sto')
  })

  it('is changed in place', async () => {
    const page = open()
    const dialog = await choose('More for "Customers"', 'Application settings')
    fireEvent.change(dialog.getByLabelText(/Application name/), { target: { value: 'Clients' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(page.names()).toEqual(['Clients']))
  })

  it('comes back when its deletion is undone', async () => {
    const page = open()
    const dialog = await choose('More for "Customers"', 'Delete')
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(page.names()).not.toContain('Customers')
    fireEvent.click(undo)
    await waitFor(() => expect(page.names()).toEqual(['Customers']))
  })

  it('is restored from the recycle bin', async () => {
    const gone = anApplication({ name: 'Old', deletedAt: '2026-02-01T00:00:00.000Z' })
    const page = open({ apps: [gone], at: '/apps?shown=deleted' })
    fireEvent.click(await screen.findByRole('button', { name: 'Restore "Old"' }))
    expect(await screen.findByText('"Old" was restored')).toBeDefined()
    expect(page.apps()[0]?.deletedAt).toBeNull()
    expect(await screen.findByText('The recycle bin is empty')).toBeDefined()
  })

  it('beyond the first sixty is loaded when asked for', async () => {
    const apps = Array.from({ length: 61 }, (_, at) => anApplication({ name: `App ${at}` }))
    const page = open({ apps })
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(page.names()).toHaveLength(61))
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })
})
