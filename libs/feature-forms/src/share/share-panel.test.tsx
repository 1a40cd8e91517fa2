import { type Answer, answer, refusal } from '@atrium/core-net'
import {
  explainRecordAccess,
  handOverRecords,
  listRecordShares,
  type RecordShare,
  recordActs,
  revealField,
  revokeRecordShare,
  shareRecords,
} from '@atrium/domain-access'
import { formDetailPath } from '@atrium/domain-forms'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { FormDetailPage } from '../pages/form-detail-page'
import { carFields, carForm, people, someCars } from '../testing/car-form'
import { fakeAccess, fakeFormAccess } from '../testing/fake-access'
import { fakeForms } from '../testing/fake-forms'
import { FormsStage } from '../testing/forms-stage'

const cars = someCars(1)

/** Shares of one record in memory. */
function fakeShares(start: readonly RecordShare[] = []) {
  let shares = [...start]
  const acts = Object.fromEntries(recordActs.map((act) => [act, true])) as Record<
    (typeof recordActs)[number],
    boolean
  >
  const answers: Answer[] = [
    answer(explainRecordAccess, () => ({ acts, paths: [] })),
    answer(listRecordShares, () => ({ rows: shares, cut: false })),
    answer(shareRecords, ({ subjects, level, note, until }) => {
      const made = subjects.map((subject): RecordShare => ({
        id: crypto.randomUUID(),
        subject,
        level,
        until: until ?? null,
        note: note ?? '',
        sharedBy: { id: people[0]?.id ?? '', name: 'Ada' },
        sharedAt: '2026-11-21T04:00:00.000Z',
      }))
      shares = [...made, ...shares]
      return { count: 1 }
    }),
    answer(revokeRecordShare, ({ shareId }) => {
      shares = shares.filter(({ id }) => id !== shareId)
      return {}
    }),
  ]
  return { answers, shares: () => shares }
}

async function open(answers: readonly Answer[]) {
  const at = formDetailPath({ app: carForm.appId, form: carForm.id, record: cars[0]?.id })
  const known = [...fakeForms(cars).answers, ...fakeAccess([]), ...answers]
  render(
    <FormsStage path={formDetailPath} at={at} answers={known}>
      <FormDetailPage />
    </FormsStage>,
  )
  await screen.findByRole('button', { name: 'More for this record' })
}

async function choose(item: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'More for this record' }))
  const entry = await screen.findByRole('menuitem', { name: item })
  await waitFor(() => expect(entry.getAttribute('aria-disabled')).not.toBe('true'))
  fireEvent.click(entry)
  return within(await screen.findByRole('dialog'))
}

afterEach(cleanup)

describe('sharing a record', () => {
  it('says who may when it is refused', async () => {
    const { answers } = fakeShares()
    await open([...answers, refusal(listRecordShares, 'record-not-allowed', 403)])
    const panel = await choose('Share')
    expect(await panel.findByText('You may not share this record')).toBeDefined()
  })

  it('asks with whom before anything is sent', async () => {
    const { answers, shares } = fakeShares()
    await open(answers)
    const panel = await choose('Share')
    expect(await panel.findByText('Shared with nobody yet')).toBeDefined()
    fireEvent.click(panel.getByRole('button', { name: 'Share' }))
    expect(await panel.findByText('Choose with whom.')).toBeDefined()
    expect(shares()).toEqual([])
  })

  it('is kept with its level and note, and ended again', async () => {
    const { answers, shares } = fakeShares()
    await open(answers)
    const panel = await choose('Share')
    fireEvent.mouseDown(await panel.findByRole('combobox', { name: /^With/ }))
    fireEvent.click(await screen.findByText(people[1]?.name ?? ''))
    fireEvent.change(panel.getByLabelText(/^Note/), { target: { value: ' Look ' } })
    fireEvent.click(panel.getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(shares()).toHaveLength(1))
    expect(shares()[0]).toMatchObject({ level: 'view', note: 'Look', until: null })
    fireEvent.click(await panel.findByRole('button', { name: /^End sharing with/ }))
    await waitFor(() => expect(shares()).toEqual([]))
  })
})

describe('handing a record over', () => {
  it('tells why it was refused, and stays open', async () => {
    const { answers } = fakeShares()
    await open([...answers, refusal(handOverRecords, 'owner-unknown', 409)])
    const dialog = await choose('Hand over')
    fireEvent.mouseDown(dialog.getByRole('combobox'))
    fireEvent.click(await screen.findByText(people[1]?.name ?? ''))
    fireEvent.click(dialog.getByRole('button', { name: 'Hand over' }))
    expect(await dialog.findByText('owner-unknown')).toBeDefined()
  })
})

describe('a masked field', () => {
  it('shows its value on request', async () => {
    const id = carFields.name.id
    const right = { see: 'on-request', fill: true, edit: 'none' } as const
    await open([
      fakeFormAccess({ [id]: right }),
      answer(revealField, () => ({ value: 'The whole name' })),
    ])
    fireEvent.click(await screen.findByRole('button', { name: `Show ${carFields.name.label}` }))
    expect(await screen.findByText('The whole name')).toBeDefined()
  })
})
