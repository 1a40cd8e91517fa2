import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrengthMeter } from './strength-meter'

const meta: Meta<typeof StrengthMeter> = {
  title: 'ui/StrengthMeter',
  component: StrengthMeter,
  args: { strength: 'medium' },
}
export default meta
type Story = StoryObj<typeof StrengthMeter>

export const Low: Story = { args: { strength: 'low' } }
export const Medium: Story = {}
export const High: Story = { args: { strength: 'high' } }
