import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorState } from './error-state'

const meta: Meta<typeof ErrorState> = {
  title: 'ui/ErrorState',
  component: ErrorState,
  args: { title: 'The records could not be loaded', onRetry: () => undefined },
}
export default meta
type Story = StoryObj<typeof ErrorState>

export const Retryable: Story = {
  args: { advice: 'The server took too long. Your filters are kept.', id: 'req-01HZX3' },
}
export const Retrying: Story = { args: { retrying: true } }
export const Small: Story = { args: { small: true, title: '统计没有算出来' } }
