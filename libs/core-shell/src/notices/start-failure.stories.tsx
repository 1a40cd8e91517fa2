import { CallError } from '@atrium/core-net'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StartFailure } from './start-failure'

const meta: Meta<typeof StartFailure> = {
  title: 'core-shell/StartFailure',
  component: StartFailure,
  parameters: { layout: 'fullscreen' },
  args: {
    retry: () => undefined,
    error: new CallError({
      code: 'network-error',
      message: 'Network Error',
      status: 0,
      requestId: '5d41402abc4b2a76',
    }),
  },
}
export default meta
type Story = StoryObj<typeof StartFailure>

export const NoServer: Story = {}
export const InDark: Story = { globals: { scheme: 'dark' } }
