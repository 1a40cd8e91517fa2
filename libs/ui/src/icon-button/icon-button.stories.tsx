import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeleteIcon, FilterIcon, RefreshIcon } from '../icon'
import { IconButton } from './icon-button'

const meta: Meta<typeof IconButton> = { title: 'ui/IconButton', component: IconButton }
export default meta
type Story = StoryObj<typeof IconButton>

export const Quiet: Story = { args: { label: 'Refresh', icon: RefreshIcon } }
export const Pressed: Story = { args: { label: '筛选', icon: FilterIcon, pressed: true } }
export const Danger: Story = { args: { label: 'Delete', icon: DeleteIcon, kind: 'danger-quiet' } }
export const Disabled: Story = { args: { label: 'Refresh', icon: RefreshIcon, disabled: true } }
export const Loading: Story = { args: { label: 'Refresh', icon: RefreshIcon, loading: true } }
