import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddIcon, DeleteIcon } from '../icon'
import { Button } from './button'

const meta: Meta<typeof Button> = { title: 'ui/Button', component: Button }
export default meta
type Story = StoryObj<typeof Button>

export const Primary: Story = { args: { kind: 'primary', icon: AddIcon, children: 'Add record' } }
export const Default: Story = { args: { children: '导出全部' } }
export const Danger: Story = { args: { kind: 'danger', icon: DeleteIcon, children: 'Delete 24' } }
export const DangerQuiet: Story = { args: { kind: 'danger-quiet', children: 'Delete' } }
export const Quiet: Story = { args: { kind: 'quiet', children: 'Skip' } }
export const Small: Story = { args: { size: 'small', children: 'Small' } }
export const Loading: Story = { args: { kind: 'primary', loading: true, children: 'Publishing' } }
export const LoadingDanger: Story = {
  args: { kind: 'danger', loading: true, children: 'Deleting' },
}
export const LoadingInDark: Story = {
  args: { kind: 'primary', loading: true, children: 'Publishing' },
  globals: { scheme: 'dark' },
}
export const Disabled: Story = { args: { disabled: true, children: 'Publish' } }
export const AsLink: Story = { args: { kind: 'link', href: '#records', children: 'Open records' } }
export const LongText: Story = {
  args: { children: 'Recalculate every formula field of all records in this application' },
}
