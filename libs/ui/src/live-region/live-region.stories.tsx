import type { Meta, StoryObj } from '@storybook/react-vite'
import { LiveRegion } from './live-region'

const meta: Meta<typeof LiveRegion> = { title: 'ui/LiveRegion', component: LiveRegion }
export default meta
type Story = StoryObj<typeof LiveRegion>

export const Visible: Story = { args: { visible: true, children: '12 records found' } }
export const Hidden: Story = { args: { children: '找到 12 条记录' } }
