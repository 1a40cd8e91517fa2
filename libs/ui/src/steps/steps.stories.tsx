import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from './steps'

const meta: Meta<typeof Steps> = {
  title: 'ui/Steps',
  component: Steps,
  args: {
    current: 'map',
    steps: [
      { key: 'file', title: 'File', description: 'cars.csv, 406 rows' },
      { key: 'map', title: '对应字段', description: '9 列' },
      { key: 'check', title: 'Check' },
      { key: 'done', title: 'Import' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof Steps>

export const Vertical: Story = {}
export const Horizontal: Story = { args: { direction: 'horizontal' } }
export const GoingBack: Story = { args: { onGo: () => undefined } }
export const Failed: Story = { args: { failed: true } }
