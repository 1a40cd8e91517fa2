import { type Answer, refusal } from '@atrium/core-net'
import { appViewPath } from '@atrium/domain-apps'
import { deleteRecords } from '@atrium/domain-forms'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { carFields, carForm, someCars } from '../testing/car-form'
import { fakeForms } from '../testing/fake-forms'
import { FormsStage } from '../testing/forms-stage'
import { AppViewPage } from './app-view-page'

interface Options {
  count?: number
  query?: string
  permissions?: readonly string[]
  answers?: readonly Answer[]
}

function open({ count = 3, query = '', permissions, answers = [] }: Options = {}) {
  const forms = fakeForms(someCars(count))
  const onAddress = vi.fn<(address: string) => void>()
  const item = query.includes('item=') ? '' : `item=${carForm.id}`
  render(
    <FormsStage
      path={appViewPath}
      at={`${appViewPath({ module: 'form', appId: carForm.appId })}?${item}${query}`}
      answers={[...forms.answers, ...answers]}
      onAddress={onAddress}
      {...(permissions ? { permissions } : {})}
    >
      <AppViewPage />
    </FormsStage>,
  )
  return { forms, address: () => decodeURIComponent(onAddress.mock.lastCall?.[0] ?? '') }
}

const grid = () => screen.findByRole('grid', { name: 'Records of "车辆档案"' })

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the application view', () => {
  it('says that a form is not published and leads to its designer', async () => {
    open({ query: 'item=00000000-0000-7000-8000-00000000ca26' })
    const link = await screen.findByRole('link', { name: 'Open the designer' })
    expect(link.getAttribute('href')).toContain('/form-setting/form/')
  })

  it('offers nothing that changes records to who may only read', async () => {
    open({ permissions: ['records.read'] })
    await grid()
    expect(screen.queryByRole('button', { name: 'New record' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
  })

  it('shows why a list is empty', async () => {
    open({ count: 0 })
    expect(await screen.findByText('No records yet')).toBeDefined()
  })

  it('takes search, filter and page from the address', async () => {
    const filter = {
      kind: 'condition',
      field: carFields.sold.id,
      comparison: 'eq',
      operand: true,
    }
    open({
      count: 60,
      query: `&size=20&page=2&filter=${encodeURIComponent(JSON.stringify(filter))}`,
    })
    await grid()
    expect(await screen.findByText('Total 30')).toBeDefined()
    expect(screen.getByText('21–30')).toBeDefined()
    expect(screen.getByText('已售 is Yes')).toBeDefined()
  })

  it('puts a sort into the address', async () => {
    const { address } = open()
    const head = within(await grid()).getByRole('columnheader', { name: /车型/ })
    fireEvent.click(within(head).getByText('车型'))
    await waitFor(() => expect(address()).toContain(`sort=${carFields.name.id}`))
  })

  it('refuses an edit that breaks a rule, in the cell, and keeps the value', async () => {
    const { forms } = open()
    const table = await grid()
    fireEvent.keyDown(table, { key: 'Enter' })
    const input = within(table).getByRole('textbox', { name: '车型' })
    fireEvent.change(input, { target: { value: '' } })
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(await screen.findByTitle('Fill this in.')).toBeDefined()
    expect(forms.records()[0]?.values[carFields.name.id]).toBe('汉 EV 100')
  })

  it('shows what the server refused in the cell', async () => {
    open()
    const table = await grid()
    fireEvent.keyDown(table, { key: 'Enter' })
    const input = within(table).getByRole('textbox', { name: '车型' })
    fireEvent.change(input, { target: { value: 'XC 101' } })
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(await screen.findByTitle('The same value exists already.')).toBeDefined()
  })

  it('saves an edit and undoes it', async () => {
    const { forms } = open()
    const table = await grid()
    fireEvent.keyDown(table, { key: 'Enter' })
    const input = within(table).getByRole('textbox', { name: '车型' })
    fireEvent.change(input, { target: { value: '唐' } })
    fireEvent.keyDown(input, { key: 'Enter' })
    await waitFor(() => expect(forms.records()[0]?.values[carFields.name.id]).toBe('唐'))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(forms.records()[0]?.values[carFields.name.id]).toBe('汉 EV 100'))
  })

  it('says beside the selection that it may not be deleted', async () => {
    const { forms } = open({ answers: [refusal(deleteRecords, 'no-delete-permission', 403)] })
    await grid()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    fireEvent.click(screen.getByRole('button', { name: /Delete/ }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect((await screen.findByRole('alert')).textContent).toContain('delete')
    expect(screen.getByRole('region', { name: '3 selected' })).toBeDefined()
    expect(forms.records().some((record) => record.deletedAt)).toBe(false)
  })

  it('names the number before it deletes, and brings the records back', async () => {
    const { forms } = open()
    await grid()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    fireEvent.click(screen.getByRole('button', { name: /Delete/ }))
    await screen.findByText('Delete 3 records of 车辆档案?')
    const dialog = screen.getByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No records yet')).toBeDefined()
    expect(forms.records().every((record) => record.deletedAt)).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(forms.records().some((record) => record.deletedAt)).toBe(false))
  })
})
