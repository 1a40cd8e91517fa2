import type { Meta, StoryObj } from '@storybook/react-vite'
import { BellIcon } from '../icon'
import { IconButton } from '../icon-button'
import { Badge } from './badge'

const meta: Meta<typeof Badge> = {
  title: 'ui/Badge',
  component: Badge,
  args: { label: '5 unread messages', count: 5 },
}
export default meta
type Story = StoryObj<typeof Badge>

export const InText: Story = {}
export const OnButton: Story = {
  args: { children: <IconButton label="Messages" icon={BellIcon} /> },
}
export const Many: Story = { args: { count: 1204, label: '1,204 unread messages' } }
export const Dot: Story = {
  args: { dot: true, label: '有新消息', children: <IconButton label="消息" icon={BellIcon} /> },
}
export const Zero: Story = { args: { count: 0, children: <span>Inbox</span> } }
