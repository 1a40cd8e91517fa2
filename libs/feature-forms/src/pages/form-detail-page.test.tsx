import { type Answer, refusal } from '@atrium/core-net'
import { formDetailPath, updateRecord } from '@atrium/domain-forms'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { carFields, carForm, someCars } from '../testing/car-form'
import { fakeForms } from '../testing/fake-forms'
import { FormsStage } from '../testing/forms-stage'
import { FormDetailPage } from './form-detail-page'

function open(record?: string, answers: readonly Answer[] = []) {
  const cars = someCars(3)
  const forms = fakeForms(cars)
  const id = record ?? cars[0]?.id ?? ''
  render(
    <FormsStage
      path={formDetailPath}
      at={formDetailPath({
        app: carForm.appId,
        form: carForm.id,
        record: record === 'new' ? undefined : id,
      })}
      answers={[...forms.answers, ...answers]}
    >
      <FormDetailPage />
    </FormsStage>,
  )
  return { forms, id, values: () => forms.records().find((car) => car.id === id)?.values ?? {} }
}

const nameInput = () => screen.findByRole<HTMLInputElement>('textbox', { name: /车型/ })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

afterEach(cleanup)

describe('the page of a record', () => {
  it('says that a record is gone', async () => {
    open('00000000-0000-7000-8000-00000000dead')
    expect(await screen.findByText(/could not find|may have been deleted/i)).toBeDefined()
  })

  it('says above the fields that it may not be edited, and keeps what was entered', async () => {
    open(undefined, [refusal(updateRecord, 'record-not-allowed', 403)])
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    fireEvent.change(await nameInput(), { target: { value: 'mine' } })
    press('Save')
    expect((await screen.findByRole('alert')).textContent).toContain('not-allowed')
    expect((await nameInput()).value).toBe('mine')
  })

  it('lists what is wrong before anything is sent', async () => {
    const { forms } = open('new')
    await nameInput()
    press('Save')
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('link', { name: '车型' })).toBeDefined()
    expect(forms.records()).toHaveLength(3)
  })

  it('shows beside the field what only the server knows', async () => {
    open('new')
    fireEvent.change(await nameInput(), { target: { value: 'XC 101' } })
    press('Save')
    expect(await screen.findAllByText(/The same value exists already/)).toHaveLength(2)
  })

  it('adds a record and starts the next one with its defaults', async () => {
    const { forms } = open('new')
    fireEvent.change(await nameInput(), { target: { value: '唐 DM-i' } })
    press('Save and new')
    await waitFor(() => expect(forms.records()).toHaveLength(4))
    await waitFor(async () => expect((await nameInput()).value).toBe(''))
  })

  it('takes over what others changed elsewhere, and asks only about the same field', async () => {
    const { forms, id, values } = open()
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    fireEvent.change(await nameInput(), { target: { value: 'mine' } })
    forms.changeElsewhere(id, { [carFields.name.id]: 'theirs', [carFields.note.id]: 'noted' })
    press('Save')
    expect(await screen.findByText('Someone changed this record before you saved')).toBeDefined()
    expect(within(screen.getByRole('alert')).getByText('theirs')).toBeDefined()
    press('Keep yours')
    press('Save')
    await waitFor(() =>
      expect(values()).toMatchObject({ [carFields.name.id]: 'mine', [carFields.note.id]: 'noted' }),
    )
  })
})
