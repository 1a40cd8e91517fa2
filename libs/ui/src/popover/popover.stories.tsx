import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button'
import { Checkbox } from '../checkbox'
import { Popover } from './popover'

const meta: Meta<typeof Sample> = { title: 'ui/Popover', component: Sample }
export default meta
type Story = StoryObj<typeof Sample>

export const Open: Story = { args: { opened: true } }

export const ByKeyboard: Story = {
  args: { opened: false },
  play: async () => {
    const button = screen.getByRole('button', { name: 'Columns' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'Columns' })
    await waitFor(() => expect(panel).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('button', { name: 'All' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(screen.getByRole('link', { name: 'Help' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

function Sample({ opened }: { readonly opened: boolean }) {
  const [open, setOpen] = useState(opened)
  const columns = (
    <>
      <Checkbox value onChange={() => undefined}>
        Amount
      </Checkbox>
      <Button>All</Button> <a href="#help">Help</a>
    </>
  )
  return (
    <Popover
      title="Columns"
      content={columns}
      open={open}
      onOpenChange={setOpen}
      width={220}
      walkable
    >
      <Button expanded={open} opens="dialog">
        Columns
      </Button>
    </Popover>
  )
}
