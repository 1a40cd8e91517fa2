import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './visually-hidden'

const meta: Meta<typeof VisuallyHidden> = {
  title: 'ui/VisuallyHidden',
  component: VisuallyHidden,
  render: (args) => (
    <p>
      3 <VisuallyHidden {...args} />
    </p>
  ),
}
export default meta

export const InText: StoryObj<typeof VisuallyHidden> = { args: { children: 'unread messages' } }
