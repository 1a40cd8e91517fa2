import type { Sort } from '@atrium/domain-core'
import { Button } from '@atrium/ui/button'
import { EditIcon, TextFieldIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { CellEditorFrame } from './cell-editor-frame'
import type { CellEditorProps, GridColumn } from './column'
import { DataGrid, type DataGridProps } from './data-grid'

interface Car {
  id: string
  name: string
  maker: string
  power: number
  year: string
  note: string
}

const makers = ['Volvo', '比亚迪', 'Citroën', 'Toyota', '红旗', 'Ford']
const cars: Car[] = Array.from({ length: 999 }, (_, index) => ({
  id: String(index),
  name: `${makers[index % makers.length]} ${1000 + index}${index % 97 === 0 ? ' Estate with the exceptionally long model name' : ''}`,
  maker: makers[index % makers.length] ?? '',
  power: 60 + ((index * 37) % 320),
  year: String(1970 + (index % 55)),
  note: index % 5 === 0 ? '' : '维护记录齐全，续航正常',
}))

const columns: GridColumn<Car>[] = [
  {
    id: 'name',
    label: 'Model',
    icon: <TextFieldIcon size={14} />,
    width: 240,
    canSort: true,
    canFilter: true,
    text: (car) => car.name,
    edit: (props) => <TextEditor {...props} value={props.row.name} />,
  },
  { id: 'maker', label: 'Maker', width: 140, canSort: true, text: (car) => car.maker },
  {
    id: 'power',
    label: 'Power (kW)',
    width: 120,
    align: 'end',
    canSort: true,
    text: (car) => String(car.power),
  },
  { id: 'year', label: 'Year', width: 100, align: 'end', canSort: true, text: (car) => car.year },
  {
    id: 'note',
    label: '备注',
    width: 280,
    text: (car) => car.note,
    edit: (props) => <TextEditor {...props} value={props.row.note} />,
  },
]

function TextEditor({ value, seed, finish, cancel }: CellEditorProps<Car> & { value: string }) {
  const [text, setText] = useState(seed ?? value)
  return (
    <CellEditorFrame value={text} finish={finish} cancel={cancel}>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label="Value"
        value={text}
        style={{ border: 0, padding: '0 12px', font: 'inherit', outline: 'none' }}
        onChange={(event) => setText(event.target.value)}
      />
    </CellEditorFrame>
  )
}

function Playground(props: Partial<DataGridProps<Car>>) {
  const [rows, setRows] = useState<readonly Car[]>(props.rows ?? cars)
  const [sorts, setSorts] = useState<Sort[]>([{ field: 'year', direction: 'desc' }])
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  const [order, setOrder] = useState((props.columns ?? columns).map((column) => column.id))
  const [widths, setWidths] = useState<Record<string, number>>({})
  const known = props.columns ?? columns
  return (
    <div style={{ height: 520 }}>
      <DataGrid
        label="Cars"
        rowId={(car) => car.id}
        sorts={sorts}
        onSorts={setSorts}
        widths={widths}
        onWidth={(id, width) => setWidths({ ...widths, [id]: width })}
        onOrder={setOrder}
        onHideColumn={(id) => setOrder(order.filter((other) => other !== id))}
        onFilterColumn={() => undefined}
        selected={selected}
        onSelect={setSelected}
        onOpen={() => undefined}
        onEdit={(row, columnId, value) =>
          setRows(rows.map((car) => (car.id === row.id ? { ...car, [columnId]: value } : car)))
        }
        onTexts={() => undefined}
        rowActions={() => <IconButton label="Edit" icon={EditIcon} size="small" />}
        {...props}
        columns={order.flatMap((id) => known.find((column) => column.id === id) ?? [])}
        rows={rows}
      />
    </div>
  )
}

const meta: Meta<typeof Playground> = { title: 'ui-grid/DataGrid', component: Playground }
export default meta
type Story = StoryObj<typeof Playground>

export const FullPage: Story = {}

export const ManyColumns: Story = {
  args: {
    columns: Array.from({ length: 100 }, (_, index) => ({
      id: `c${index}`,
      label: `Column ${index + 1}`,
      width: 130,
      text: (car: Car) => `${car.id}·${index}`,
    })),
  },
}

export const Loading: Story = { args: { rows: [], isLoading: true } }

export const Empty: Story = {
  args: { rows: [], empty: <Button kind="primary">Add the first car</Button> },
}

export const States: Story = {
  args: {
    rows: cars.slice(0, 12),
    marked: new Set(['3']),
    openedId: '5',
    cellState: (row, columnId) => {
      if (columnId !== 'name') return undefined
      if (row.id === '0') return { kind: 'error', message: 'The same value exists already.' }
      return row.id === '1' ? { kind: 'saving' } : undefined
    },
  },
}
