import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from './progress'

const meta: Meta<typeof Progress> = {
  title: 'ui/Progress',
  component: Progress,
  args: { label: 'Importing cars.csv', value: 240, total: 406 },
}
export default meta
type Story = StoryObj<typeof Progress>

export const Half: Story = {}
export const Done: Story = { args: { value: 406, tone: 'success' } }
export const Failed: Story = { args: { value: 120, tone: 'danger' } }
export const Unknown: Story = { args: { value: null, label: '正在准备' } }
