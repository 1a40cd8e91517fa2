import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { NoRight } from './no-right'

const meta: Meta<typeof NoRight> = {
  title: 'ui/NoRight',
  component: NoRight,
  args: { title: 'You may not open Orders', who: 'Ada Lovelace (administrator)' },
}
export default meta
type Story = StoryObj<typeof NoRight>

export const WithWho: Story = {}
export const WithAction: Story = { args: { action: <Button>Ask for it</Button> } }
export const Chinese: Story = { args: { title: '你没有打开“订单”的权限', who: '王小明（管理员）' } }
