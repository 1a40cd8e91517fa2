import { type Answer, answer } from '@atrium/core-net'
import { getJob, type Job } from '@atrium/domain-core'
import { type Form, previewPublish, previewRollBack, publishForm } from '@atrium/domain-forms'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DesignerStage } from '../testing/designer-stage'
import { fakeForm, smallForm } from '../testing/fake-form'
import { FormSettingPage } from './form-setting-page'

async function open(form: Form = smallForm, more: readonly Answer[] = []) {
  const fake = fakeForm(form)
  const onAddress = vi.fn<(address: string) => void>()
  render(
    <DesignerStage form={form} answers={[...fake.answers, ...more]} onAddress={onAddress}>
      <FormSettingPage />
    </DesignerStage>,
  )
  const canvas = await screen.findByRole('region', { name: 'Canvas' })
  const faces = () => [...canvas.querySelectorAll<HTMLElement>('[aria-pressed]')]
  const labelOf = (face: HTMLElement) => face.textContent?.split(', ')[0]
  return {
    ...fake,
    address: () => onAddress.mock.lastCall?.[0],
    labels: () => faces().map(labelOf),
    face: (label: string) => faces().find((face) => labelOf(face) === label)!,
    saved: () => screen.findByText('Saved', { selector: 'output' }),
  }
}

/** The whole designer is drawn, which takes its time on a busy machine. */
const busy = { timeout: 20_000 }
/** For what is saved first, or asked for again. */
const patience = { timeout: 5000 }

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(window.document.activeElement ?? window, { key, ...more })
const palette = () => within(screen.getByRole('complementary', { name: 'Fields' }))
const fieldName = () => screen.getByLabelText(/Field name/)

afterEach(cleanup)

describe('the form designer', busy, () => {
  it('adds a field behind the selected one and saves it by itself', async () => {
    const page = await open()
    fireEvent.click(page.face('姓名'))
    fireEvent.click(palette().getByRole('button', { name: 'Number' }))
    expect(page.labels().slice(0, 3)).toEqual(['姓名', 'Number', 'Ward'])
    await waitFor(() => expect(page.form().draft.fields).toHaveLength(4), { timeout: 3000 })
    await page.saved()
  })

  it('renames a field and takes that back in one step', async () => {
    const page = await open()
    fireEvent.click(page.face('Ward'))
    for (const value of ['Wa', 'War', 'Station'])
      fireEvent.change(fieldName(), { target: { value } })
    expect(page.labels()).toContain('Station')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(page.labels()).toContain('Ward')
    fireEvent.click(screen.getByRole('button', { name: 'Redo' }))
    expect(page.labels()).toContain('Station')
  })

  it('is used by keyboard alone', async () => {
    const page = await open()
    page.face('Ward').focus()
    press('ArrowRight', { altKey: true })
    expect(page.labels().slice(0, 3)).toEqual(['姓名', 'Admitted on', 'Ward'])
    expect(document.activeElement).toBe(page.face('Ward'))
    press('d', { ctrlKey: true })
    expect(page.labels()[3]).toBe('Ward copy')
    press('Delete')
    expect(document.activeElement).toBe(page.face('Ward'))
    press('ArrowLeft')
    press('Delete')
    expect(page.labels()).toEqual(['姓名', 'Ward'])
    press('z', { ctrlKey: true })
    expect(page.labels()).toEqual(['姓名', 'Admitted on', 'Ward'])
  })

  it('puts a removed field back with its stored values', async () => {
    const page = await open()
    fireEvent.click(palette().getByText('Removed fields'))
    fireEvent.click(palette().getByRole('button', { name: 'Put back "Fax"' }))
    expect(page.labels()).toContain('Fax')
    expect(palette().queryByText('Removed fields')).toBeNull()
  })

  it('keeps the last section', async () => {
    const page = await open()
    const removals = () => screen.queryAllByRole('button', { name: /Delete section/ })
    fireEvent.click(removals()[0]!)
    expect(page.labels()).toEqual(['姓名', 'Ward', 'Admitted on'])
    expect(removals()).toEqual([])
  })
})

describe('a form that another window changed', busy, () => {
  it('is not overwritten, and can be loaded instead', async () => {
    const page = await open()
    page.change({ draftRevision: 99, name: 'Theirs' })
    fireEvent.click(palette().getByRole('button', { name: 'Number' }))
    press('s', { ctrlKey: true })
    fireEvent.click(await screen.findByRole('button', { name: /^Load latest/ }))
    expect(await screen.findByDisplayValue('Theirs')).toBeDefined()
    expect(page.labels()).not.toContain('Number')
  })

  it('goes back to what is published when its draft is discarded', async () => {
    const page = await open()
    fireEvent.click(palette().getByRole('button', { name: 'Number' }))
    fireEvent.click(screen.getByRole('button', { name: 'More actions' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: /Discard/ }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: /Discard/ }))
    await waitFor(() => expect(page.labels()).not.toContain('Number'))
    expect(page.form().draft).toEqual(page.form().published)
  })
})

describe('publishing', busy, () => {
  it('shows the problems instead while there are any, and each jumps to its field', async () => {
    const page = await open()
    fireEvent.click(page.face('Ward'))
    fireEvent.change(fieldName(), { target: { value: '' } })
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    page.face('姓名').focus()
    fireEvent.click(screen.getByRole('button', { name: /The field has no name/ }))
    expect(document.activeElement).toBe(page.face('Unnamed field'))
  })

  it('is refused while stored values would be lost, which it shows', async () => {
    const step = { kind: 'convert-column', fieldId: 'f_ward00', label: 'Ward', rows: 9 }
    const steps = [{ ...step, losses: 4, samples: ['north', 'south'] }]
    await open(smallForm, [answer(previewPublish, () => ({ steps, canPublish: false }))])
    fireEvent.click(palette().getByRole('button', { name: 'Number' }))
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Values in the way: 4')).toBeDefined()
    expect(screen.getByText(/north and south/)).toBeDefined()
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true)
  })

  it('says what it does, does it, and leads to the records', async () => {
    const page = await open()
    fireEvent.click(palette().getByRole('button', { name: 'Number' }))
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Add field "New"')).toBeDefined()
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Version 4 is published')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Open records' }))
    await waitFor(() =>
      expect(page.address()).toBe(`/app/form/${smallForm.appId}?item=${smallForm.id}`),
    )
  })

  it('of a large table is followed while a job does it', async () => {
    const job = {
      id: '00000000-0000-7000-8000-0000000000b1',
      kind: 'forms.publish',
      title: smallForm.name,
      state: 'running' as const,
      done: 5000,
      total: 60_000,
      result: null,
      error: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      finishedAt: null,
    }
    const result = { formId: smallForm.id, version: 4 }
    const asked = vi
      .fn<() => Job>(() => ({ ...job, state: 'done', done: 60_000, result }))
      .mockImplementationOnce(() => job)
    await open(smallForm, [
      answer(publishForm, () => ({ kind: 'under-way' as const, job })),
      answer(getJob, asked),
    ])
    fireEvent.click(palette().getByRole('button', { name: 'Number' }))
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
    await screen.findByText('Add field "New"')
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('5,000 of 60,000 rows')).toBeDefined()
    expect(await screen.findByText('Version 4 is published', {}, patience)).toBeDefined()
  })
})

describe('an earlier version', busy, () => {
  async function ask(more: readonly Answer[] = []) {
    const page = await open(smallForm, more)
    fireEvent.click(palette().getByRole('button', { name: 'Number' }))
    fireEvent.click(screen.getByRole('button', { name: 'More actions' }))
    fireEvent.click(await screen.findByText('Versions'))
    fireEvent.click(await screen.findByLabelText('Go back to version 2', {}, patience))
    await screen.findByText('Go back to version 2?')
    const dialog = within(screen.getByRole('dialog'))
    return { page, dialog, act: () => dialog.getByRole('button', { name: 'Go back' }) }
  }

  it('is not gone back to while values would be lost, which is shown', async () => {
    const step = { kind: 'convert-column', fieldId: 'f_ward00', label: 'Ward', rows: 9 }
    const steps = [{ ...step, losses: 4, samples: ['north'] }]
    const { dialog, act } = await ask([
      answer(previewRollBack, () => ({ steps, canPublish: false })),
    ])
    expect(await dialog.findByText('Values in the way: 4')).toBeDefined()
    expect(act()).toHaveProperty('disabled', true)
  })

  it('is published again after saying what that changes', async () => {
    const { page, dialog, act } = await ask()
    expect(await dialog.findByText('Add field "New"')).toBeDefined()
    expect(dialog.getByText(/not published are replaced by version 2/)).toBeDefined()
    fireEvent.click(act())
    expect(await dialog.findByText('Version 2 is back, as version 4')).toBeDefined()
    expect(page.labels()).toEqual(['姓名', 'Ward', 'Admitted on'])
  })
})
