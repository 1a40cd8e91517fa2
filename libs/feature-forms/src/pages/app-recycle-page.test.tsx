import { recyclePath } from '@atrium/domain-forms'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { carForm, someCars } from '../testing/car-form'
import { fakeForms } from '../testing/fake-forms'
import { FormsStage } from '../testing/forms-stage'
import { AppRecyclePage } from './app-recycle-page'

function open(permissions?: readonly string[]) {
  const cars = someCars(3).map((car) => ({ ...car, deletedAt: '2026-02-01T00:00:00.000Z' }))
  const forms = fakeForms(cars)
  render(
    <FormsStage
      path={recyclePath}
      at={recyclePath({ appId: carForm.appId, module: 'form' })}
      answers={forms.answers}
      {...(permissions ? { permissions } : {})}
    >
      <AppRecyclePage />
    </FormsStage>,
  )
  return forms
}

const selectAll = async () =>
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('offers no deletion for good without the right', async () => {
  open(['records.read', 'records.delete'])
  await selectAll()
  expect(screen.getByRole('button', { name: 'Restore' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Delete forever' })).toBeNull()
})

it('deletes for good only after the name has been typed', async () => {
  const forms = open()
  await selectAll()
  fireEvent.click(screen.getByRole('button', { name: 'Delete forever' }))
  await screen.findByText('Delete forever 3 records of 车辆档案?')
  const dialog = within(screen.getByRole('dialog'))
  const act = dialog.getByRole('button', { name: 'Delete forever' })
  expect(act).toHaveProperty('disabled', true)
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '车辆档案' } })
  fireEvent.click(act)
  await waitFor(() => expect(forms.records()).toHaveLength(0))
})

it('brings records back', async () => {
  const forms = open()
  await selectAll()
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(forms.records().some((car) => car.deletedAt)).toBe(false))
  expect(await screen.findByText('The recycle bin is empty')).toBeDefined()
})
