import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button'
import { type ToastMessage, ToastProvider, useToast } from './toast'

const meta: Meta<typeof Sample> = { title: 'ui/Toast', component: Sample }
export default meta
type Story = StoryObj<typeof Sample>

const undo = fn()
export const Undoable: Story = {
  args: { text: '24 records deleted', action: { label: 'Undo', onClick: undo } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalled()
    await expect(canvas.queryByText('24 records deleted')).toBeNull()
  },
}
export const Failed: Story = { args: { text: '没有保存成功', tone: 'danger' }, play: show }

async function show({ canvasElement }: { canvasElement: HTMLElement }) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }))
}

function Sample(message: ToastMessage) {
  return (
    <ToastProvider>
      <Shower {...message} />
    </ToastProvider>
  )
}

function Shower(message: ToastMessage) {
  const toast = useToast()
  return <Button onClick={() => toast(message)}>Show</Button>
}
