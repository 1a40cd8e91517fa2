import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Tooltip } from './tooltip'

const meta: Meta<typeof Tooltip> = { title: 'ui/Tooltip', component: Tooltip }
export default meta
type Story = StoryObj<typeof Tooltip>

export const OnFocus: Story = {
  args: { text: 'Publishes version 4 to everyone', children: <Button>Publish</Button> },
}
export const Chinese: Story = {
  args: { text: '发布后所有成员可见', children: <Button>发布</Button> },
}
