import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Button } from '../button'
import { ConfirmDialog } from './confirm-dialog'
import { useConfirm } from './use-confirm'

const meta: Meta<typeof ConfirmDialog> = {
  title: 'ui/Confirm',
  component: ConfirmDialog,
  args: {
    open: true,
    act: 'Delete',
    thing: 'Orders',
    amount: { count: 1240, noun: 'records' },
    consequence: 'They stay in the recycle bin for 60 days.',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
}
export default meta
type Story = StoryObj<typeof ConfirmDialog>

export const Undoable: Story = {}
export const Busy: Story = { args: { busy: true } }
export const Harmless: Story = {
  args: { act: '发布', thing: '订单', amount: undefined, harmless: true, consequence: undefined },
}
export const TypeTheName: Story = {
  args: { amount: undefined, typeName: true, consequence: 'All its records are destroyed.' },
  play: async () => {
    const act = await screen.findByRole('button', { name: 'Delete' })
    await expect(act).toBeDisabled()
    await userEvent.type(screen.getByRole('textbox'), 'Orders')
    await expect(act).toBeEnabled()
  },
}
export const Awaited: Story = {
  render: () => <Asker />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByText('kept')).toBeVisible()
  },
}

function Asker() {
  const { confirm, dialog } = useConfirm()
  const [state, setState] = useState('there')
  const ask = async () =>
    setState((await confirm({ act: 'Remove', thing: 'Pump' })) ? 'gone' : 'kept')
  return (
    <>
      <Button onClick={() => void ask()}>Remove</Button>
      <p>{state}</p>
      {dialog}
    </>
  )
}
