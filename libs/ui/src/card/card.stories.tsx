import type { Meta, StoryObj } from '@storybook/react-vite'
import { MoreIcon } from '../icon'
import { IconButton } from '../icon-button'
import { Card } from './card'
import { Metric } from './metric'

const meta: Meta<typeof Card> = { title: 'ui/Card', component: Card, args: { title: 'Orders' } }
export default meta
type Story = StoryObj<typeof Card>

export const Plain: Story = { args: { children: 'Everything bought this year.' } }
export const WithNumber: Story = {
  args: {
    title: '订单',
    note: '近 7 天',
    extra: <IconButton size="small" label="更多" icon={MoreIcon} />,
    children: <Metric label="金额" value="¥ 12,408" compare="比上周多 12%" trend="good" />,
  },
}
export const AsLink: Story = { args: { href: '#orders', children: '12 forms, 4 people' } }
export const WithFoot: Story = { args: { children: 'Body', footer: 'Changed 2 minutes ago' } }
export const LongText: Story = {
  args: { title: 'Long name '.repeat(20), children: 'Text '.repeat(80) },
}
