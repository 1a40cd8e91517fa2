import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Notice } from './notice'

const meta: Meta<typeof Notice> = {
  title: 'ui/Notice',
  component: Notice,
  args: { children: 'First 600 of 12,408 records.' },
}
export default meta
type Story = StoryObj<typeof Notice>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success', title: '已发布第 4 版' } }
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Unpublished changes',
    action: <Button size="small">Publish</Button>,
  },
}
export const Danger: Story = { args: { tone: 'danger', onClose: () => undefined } }
export const Bar: Story = {
  args: { bar: true, tone: 'warning', children: 'Offline. Changes are kept here.' },
}
export const LongText: Story = { args: { title: 'Long', children: 'Long text. '.repeat(60) } }
