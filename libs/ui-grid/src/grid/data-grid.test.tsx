import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CellEditorFrame } from './cell-editor-frame'
import type { CellEditorProps, GridColumn } from './column'
import { DataGrid, type DataGridProps } from './data-grid'

interface Pump {
  id: string
  name: string
  power: number
}

const pumps: Pump[] = [
  { id: 'a', name: 'North', power: 3 },
  { id: 'b', name: 'South', power: 5 },
  { id: 'c', name: 'West', power: 8 },
]

const columns: GridColumn<Pump>[] = [
  {
    id: 'name',
    label: 'Name',
    width: 200,
    canSort: true,
    text: (pump) => pump.name,
    edit: (props) => <Editor {...props} />,
  },
  { id: 'power', label: 'Power', width: 100, align: 'end', text: (pump) => String(pump.power) },
]

function Editor({ row, seed, finish, cancel }: CellEditorProps<Pump>) {
  const [text, setText] = useState(seed ?? row.name)
  return (
    <CellEditorFrame value={text} finish={finish} cancel={cancel}>
      <input aria-label="Value" value={text} onChange={(event) => setText(event.target.value)} />
    </CellEditorFrame>
  )
}

function show(props: Partial<DataGridProps<Pump>> = {}) {
  const onSelect = vi.fn<(...args: unknown[]) => void>()
  render(
    <DataGrid
      label="Pumps"
      columns={columns}
      rows={pumps}
      rowId={(pump) => pump.id}
      selected={new Set()}
      onSelect={onSelect}
      {...props}
    />,
  )
  const grid = screen.getByRole('grid', { name: 'Pumps' })
  const press = (key: string, rest: object = {}) => fireEvent.keyDown(grid, { key, ...rest })
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
  return { grid, press, active, onSelect }
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('DataGrid', () => {
  it('shows why it is empty instead of rows', () => {
    render(
      <DataGrid
        label="Pumps"
        columns={columns}
        rows={[]}
        rowId={(pump) => pump.id}
        selected={new Set()}
        onSelect={() => undefined}
        empty="No pumps yet"
      />,
    )
    expect(screen.getByText('No pumps yet')).toBeDefined()
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it('does not edit a column without an editor', () => {
    const onEdit = vi.fn<(...args: unknown[]) => void>()
    const { press } = show({ onEdit })
    press('ArrowRight')
    press('F2')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('leaves a value as it was on Escape', () => {
    const onEdit = vi.fn<(...args: unknown[]) => void>()
    const { press } = show({ onEdit })
    press('Enter')
    const input = screen.getByRole('textbox')
    fireEvent.change(input, { target: { value: 'East' } })
    fireEvent.keyDown(input, { key: 'Escape' })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(onEdit).not.toHaveBeenCalled()
  })

  it('moves by keys and names the active cell', () => {
    const { press, active } = show()
    press('ArrowDown')
    press('End')
    expect(active()?.textContent).toBe('5')
    press('Home', { ctrlKey: true })
    expect(active()?.textContent).toContain('North')
  })

  it('edits in place, hands over the value once and goes down', () => {
    const onEdit = vi.fn<(...args: unknown[]) => void>()
    const { press, active } = show({ onEdit })
    press('E')
    const input = screen.getByRole('textbox')
    expect(input).toHaveProperty('value', 'E')
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(onEdit.mock.calls).toEqual([[pumps[0], 'name', 'E']])
    expect(active()?.textContent).toContain('South')
  })

  it('selects a run of rows with Shift', () => {
    const { onSelect } = show()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select "North"' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select "West"' }), { shiftKey: true })
    expect([...((onSelect.mock.lastCall ?? [])[0] as Set<string>)]).toEqual(['a', 'b', 'c'])
  })

  it('copies a range as spreadsheets expect it', () => {
    const { grid, press } = show()
    press('ArrowDown', { shiftKey: true })
    press('ArrowRight', { shiftKey: true })
    const setData = vi.fn<(...args: unknown[]) => void>()
    fireEvent.copy(grid, { clipboardData: { setData } })
    expect(setData).toHaveBeenCalledWith('text/plain', 'North\t3\nSouth\t5')
  })

  it('hands over pasted texts for editable columns only', () => {
    const onTexts = vi.fn<(...args: unknown[]) => void>()
    const { grid } = show({ onTexts })
    fireEvent.paste(grid, { clipboardData: { getData: () => 'X\t1\nY\t2\n' } })
    expect(onTexts).toHaveBeenCalledWith([
      { rowId: 'a', columnId: 'name', text: 'X' },
      { rowId: 'b', columnId: 'name', text: 'Y' },
    ])
  })

  it('sorts by a click on the head and says so', () => {
    const onSorts = vi.fn<(...args: unknown[]) => void>()
    const { grid } = show({ onSorts, sorts: [{ field: 'name', direction: 'asc' }] })
    const head = within(grid).getByRole('columnheader', { name: /Name/ })
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    fireEvent.click(within(head).getByText('Name'))
    expect(onSorts).toHaveBeenCalledWith([{ field: 'name', direction: 'desc' }])
  })

  it('resizes and moves columns by keyboard', () => {
    const onWidth = vi.fn<(...args: unknown[]) => void>()
    const onOrder = vi.fn<(...args: unknown[]) => void>()
    const { press } = show({ onWidth, onOrder })
    press('ArrowUp')
    press('ArrowRight', { shiftKey: true })
    press('ArrowRight', { shiftKey: true, ctrlKey: true })
    expect(onWidth).toHaveBeenCalledWith('name', 224)
    expect(onOrder).toHaveBeenCalledWith(['power', 'name'])
  })
})
