import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DragIcon } from '../icon'
import { movedItem } from './moved-item'
import { Sortable, useSortableItem } from './sortable'

const meta: Meta<typeof Towns> = { title: 'ui/Sortable', component: Towns }
export default meta
type Story = StoryObj<typeof Towns>

export const ByPointer: Story = {}
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Move Meadow' }).focus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard(' ')
    await waitFor(async () => {
      const [first] = canvas.getAllByRole('listitem')
      await expect(first).toHaveTextContent('Brook')
    })
  },
}

function Towns() {
  const [towns, setTowns] = useState(['Meadow', 'Brook', '山口镇'])
  return (
    <Sortable ids={towns} onMove={(town, over) => setTowns(movedItem(towns, town, over))}>
      <ul>
        {towns.map((town) => (
          <Town key={town} name={town} />
        ))}
      </ul>
    </Sortable>
  )
}

function Town({ name }: { readonly name: string }) {
  const { item, grip } = useSortableItem(name)
  return (
    <li {...item}>
      <button type="button" aria-label={`Move ${name}`} {...grip}>
        <DragIcon size={16} />
      </button>{' '}
      {name}
    </li>
  )
}
