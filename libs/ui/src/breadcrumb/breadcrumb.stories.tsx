import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './breadcrumb'

const meta: Meta<typeof Breadcrumb> = { title: 'ui/Breadcrumb', component: Breadcrumb }
export default meta
type Story = StoryObj<typeof Breadcrumb>

export const Three: Story = {
  args: {
    crumbs: [
      { label: 'Applications', href: '#a' },
      { label: '订单', href: '#o' },
      { label: 'Records' },
    ],
  },
}
export const LongText: Story = {
  args: { crumbs: [{ label: 'A very long name '.repeat(6), href: '#a' }, { label: 'Records' }] },
}
