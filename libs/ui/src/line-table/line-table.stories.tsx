import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Tag } from '../tag'
import { LineTable, type LineTableProps } from './line-table'

interface Town {
  name: string
  people: number
  state: string
}

const meta: Meta<LineTableProps<Town>> = {
  title: 'ui/LineTable',
  component: LineTable,
  args: {
    label: 'Towns',
    rowId: ({ name }) => name,
    rows: [
      { name: 'Meadow', people: 1240, state: 'open' },
      {
        name: 'A town whose name is much longer than anybody would expect',
        people: 8,
        state: 'open',
      },
    ],
    columns: [
      { id: 'name', label: 'Town', render: ({ name }) => name },
      { id: 'state', label: 'State', render: ({ state }) => <Tag dot>{state}</Tag> },
      { id: 'people', label: 'People', numeric: true, render: ({ people }) => people },
    ],
  },
}
export default meta
type Story = StoryObj<LineTableProps<Town>>

export const Opens: Story = { args: { onOpen: () => undefined } }
export const WithActs: Story = {
  args: {
    actions: ({ name }) => (
      <Button size="small" label={`Close ${name}`}>
        Close
      </Button>
    ),
  },
}
