import { answer, type Answer, CallError, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import { listApps } from '@atrium/domain-apps'
import {
  type Agency,
  anAgency,
  changeAgency,
  deleteAgency,
  listAgencies,
  recoverAgency,
  settingsHostingPath,
} from '@atrium/domain-delegation'
import { aPersonRef, getPeople, listPeople } from '@atrium/domain-org'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { HostingPage } from './hosting-page'

afterEach(cleanup)

const ada = aPersonRef({ name: 'Ada' })

function open(first: readonly Agency[], more: readonly Answer[] = [], received: Agency[] = []) {
  let given = [...first]
  const to = (agencyId: string, change: Partial<Agency>) => {
    given = given.map((each) => (each.id === agencyId ? { ...each, ...change } : each))
    return given.find(({ id }) => id === agencyId) ?? anAgency()
  }
  const answers = [
    answer(listAgencies, () => ({ given, received, cut: false })),
    answer(listPeople, () => ({ rows: [ada], cut: false })),
    answer(getPeople, () => ({ rows: [] })),
    answer(listApps, () => ({ rows: [], total: { count: 0, exact: true }, cut: false })),
    answer(recoverAgency, ({ agencyId }) => to(agencyId, { state: 'recycled' })),
    answer(changeAgency, ({ agencyId }) => to(agencyId, { state: 'agenting' })),
    answer(deleteAgency, ({ agencyId }) => {
      given = given.filter(({ id }) => id !== agencyId)
      return {}
    }),
    ...more,
  ]
  render(
    <PageStage path={settingsHostingPath} permissions={[]} answers={answers}>
      <HostingPage />
    </PageStage>,
  )
}

async function choose(name: string, act: string) {
  fireEvent.click(await screen.findByRole('button', { name: `More for "${name}"` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: act }))
  return within(await screen.findByRole('dialog'))
}

describe('account hosting', () => {
  it('says so when it cannot be read', async () => {
    open([], [refusal(listAgencies, 'unavailable', 503)])
    expect(await screen.findByText('The agents could not be loaded')).toBeTruthy()
  })
  it('is not begun without an agent, an end and a permission', async () => {
    open([])
    fireEvent.click((await screen.findAllByRole('button', { name: 'Host my account' }))[0]!)
    const dialog = within(await screen.findByRole('dialog'))
    for (const name of ['New data', 'Edit data']) fireEvent.click(dialog.getByLabelText(name))
    fireEvent.click(dialog.getByRole('button', { name: 'Start' }))
    for (const problem of ['Choose who acts for you', 'Choose an end', 'Choose at least one']) {
      expect(await dialog.findByText(problem)).toBeTruthy()
    }
  })
  it('offers only whom the typed text finds', async () => {
    const people = [ada, aPersonRef({ id: anAgency().id, name: 'Bo' })]
    const find = answer(listPeople, ({ search }) => ({
      rows: people.filter(({ name }) => name.toLowerCase().includes(search)),
      cut: false,
    }))
    open([], [find])
    fireEvent.click((await screen.findAllByRole('button', { name: 'Host my account' }))[0]!)
    const agent = within(await screen.findByRole('dialog')).getAllByRole('combobox')[0]!
    fireEvent.mouseDown(agent)
    expect(await screen.findByText('Ada')).toBeTruthy()
    fireEvent.change(agent, { target: { value: 'bo' } })
    await waitFor(() => expect(screen.queryByText('Ada')).toBeNull())
    expect(screen.getByText('Bo')).toBeTruthy()
  })
  it('tells who acts already when the server refuses a second', async () => {
    const details = { name: 'Cy' }
    const refused = answer(changeAgency, () => {
      throw new CallError({ code: 'agency-exists', message: 'no', status: 409, details })
    })
    const ended = anAgency({ agent: ada, state: 'recycled', endsAt: '2099-01-01T00:00:00.000Z' })
    open([ended], [refused])
    const dialog = await choose('Ada', 'Edit again')
    fireEvent.click(dialog.getByRole('button', { name: 'Start' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
  })
  it('offers what the state allows, takes back after asking, and deletes what has ended', async () => {
    open([anAgency({ agent: ada })])
    expect(await screen.findByText('Agenting')).toBeTruthy()
    const asked = await choose('Ada', 'Take back')
    fireEvent.click(asked.getByRole('button', { name: /^Take back/ }))
    expect(await screen.findByText('Recycled')).toBeTruthy()
    const again = await choose('Ada', 'Delete')
    fireEvent.click(again.getByRole('button', { name: /^Delete/ }))
    expect(await screen.findByText('You have not lent your account yet')).toBeTruthy()
  })
  it('lets one act for others only while it is in force', async () => {
    const host = { id: ada.id, name: 'Bo' }
    const running = anAgency({ host })
    const later = anAgency({ host, startsAt: '2099-01-01T00:00:00.000Z', endsAt: null })
    open([], [], [running, later, anAgency({ host, state: 'expired' })])
    expect(await screen.findAllByRole('button', { name: 'Act for "Bo"' })).toHaveLength(1)
    expect(screen.getByText('Not begun')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'More for "Bo"' })).toBeNull()
  })
})
