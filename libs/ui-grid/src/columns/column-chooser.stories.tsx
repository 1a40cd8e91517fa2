import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SortEditor } from '../sort/sort-editor'
import { ColumnChooser } from './column-chooser'

const columns = ['Model', '制造商', 'Power', 'Year', 'Note', 'Created at'].map((label) => ({
  id: label,
  label,
}))

function Playground() {
  const [shown, setShown] = useState(['Model', 'Power', '制造商'])
  return (
    <ColumnChooser
      columns={columns}
      shown={shown}
      onChange={setShown}
      onReset={() => setShown(columns.map((column) => column.id))}
    />
  )
}

function Sorts() {
  const [sorts, setSorts] = useState<{ field: string; direction: 'asc' | 'desc' }[]>([
    { field: 'Year', direction: 'desc' },
    { field: 'Model', direction: 'asc' },
  ])
  return <SortEditor fields={columns} sorts={sorts} onChange={setSorts} limit={5} />
}

const meta: Meta<typeof Playground> = { title: 'ui-grid/ColumnChooser', component: Playground }
export default meta
type Story = StoryObj<typeof Playground>

export const Columns: Story = {}
export const Sorting: Story = { render: () => <Sorts /> }
