import type { Meta, StoryObj } from '@storybook/react-vite'
import { PersonIcon } from '../icon'
import { Tag } from './tag'

const meta: Meta<typeof Tag> = { title: 'ui/Tag', component: Tag, args: { children: 'Draft' } }
export default meta
type Story = StoryObj<typeof Tag>

export const Neutral: Story = {}
export const Success: Story = { args: { tone: 'success', dot: true, children: '已发布' } }
export const Warning: Story = { args: { tone: 'warning', dot: true, children: 'Changed' } }
export const Danger: Story = { args: { tone: 'danger', dot: true, children: 'Failed' } }
export const Info: Story = { args: { tone: 'info', children: 'Preview' } }
export const Brand: Story = { args: { tone: 'brand', icon: PersonIcon, children: 'Owner' } }
export const Removable: Story = { args: { children: 'State is New', onRemove: () => undefined } }
export const LongText: Story = { args: { children: 'A label nobody wanted so long '.repeat(8) } }
