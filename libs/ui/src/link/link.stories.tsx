import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './link'

const meta: Meta<typeof Link> = { title: 'ui/Link', component: Link }
export default meta
type Story = StoryObj<typeof Link>

export const Brand: Story = { args: { href: '#orders', children: 'Orders' } }
export const Quiet: Story = { args: { href: '#orders', tone: 'quiet', children: '订单' } }
export const External: Story = {
  args: { href: 'https://example.org', external: true, children: 'Public page' },
}
