import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { SelectionBar } from './selection-bar'

const meta: Meta<typeof SelectionBar> = {
  title: 'ui/SelectionBar',
  component: SelectionBar,
  args: {
    count: 24,
    onClear: () => undefined,
    children: (
      <Button size="small" kind="danger-quiet">
        Delete
      </Button>
    ),
  },
}
export default meta
type Story = StoryObj<typeof SelectionBar>

export const Some: Story = {}
export const MoreThere: Story = { args: { total: 12408, onSelectAll: () => undefined } }
