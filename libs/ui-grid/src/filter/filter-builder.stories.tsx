import type { Filter } from '@atrium/domain-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { FilterBuilder } from './filter-builder'
import { FilterChips } from './filter-chips'
import { completed } from './filter-edit'
import type { FilterField } from './filter-field'

const fields: FilterField[] = [
  { id: 'name', label: 'Model', comparisons: ['contains', 'eq', 'in', 'empty'], operand: 'text' },
  { id: 'power', label: 'Power', comparisons: ['gt', 'between', 'empty'], operand: 'number' },
  { id: 'sold', label: '售出日期', comparisons: ['within', 'gt', 'between'], operand: 'date' },
  {
    id: 'state',
    label: 'State',
    comparisons: ['in', 'not-in'],
    operand: 'choice',
    choices: [
      { id: 'new', label: 'New' },
      { id: 'used', label: 'Used' },
    ],
  },
  { id: 'checked', label: 'Checked', comparisons: ['eq'], operand: 'boolean' },
]

const start: Filter = {
  kind: 'group',
  join: 'and',
  of: [
    { kind: 'condition', field: 'name', comparison: 'contains', operand: 'Volvo' },
    {
      kind: 'group',
      join: 'or',
      of: [
        { kind: 'condition', field: 'power', comparison: 'between', operand: [80, 120] },
        { kind: 'condition', field: 'sold', comparison: 'within', operand: 'last-30-days' },
        { kind: 'condition', field: 'state', comparison: 'in', operand: ['new', 'used'] },
      ],
    },
  ],
}

function Playground({ filter: first }: { filter: Filter | undefined }) {
  const [filter, setFilter] = useState<Filter | undefined>(first)
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <FilterChips
        fields={fields}
        filter={completed(filter)}
        onChange={setFilter}
        onEdit={() => undefined}
      />
      <FilterBuilder fields={fields} filter={filter} onChange={setFilter} />
    </div>
  )
}

const meta: Meta<typeof Playground> = { title: 'ui-grid/FilterBuilder', component: Playground }
export default meta
type Story = StoryObj<typeof Playground>

export const Nested: Story = { args: { filter: start } }
export const Empty: Story = { args: { filter: undefined } }
