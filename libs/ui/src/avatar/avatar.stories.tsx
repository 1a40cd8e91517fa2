import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar, AvatarStack } from './avatar'

const meta: Meta<typeof Avatar> = {
  title: 'ui/Avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace', size: 40, named: true },
}
export default meta
type Story = StoryObj<typeof Avatar>

export const Latin: Story = {}
export const Chinese: Story = { args: { name: '王小明' } }
export const Square: Story = { args: { name: 'Orders', square: true } }
export const Stack: Story = {
  render: () => (
    <AvatarStack names={['Ada Lovelace', '王小明', 'Alan Turing', 'Grace Hopper', '李雷']} />
  ),
}
