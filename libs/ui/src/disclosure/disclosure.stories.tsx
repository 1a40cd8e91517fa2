import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from './disclosure'

const meta: Meta<typeof Disclosure> = {
  title: 'ui/Disclosure',
  component: Disclosure,
  args: { title: 'Validation', note: '2 rules', children: 'Between 1 and 100.' },
}
export default meta
type Story = StoryObj<typeof Disclosure>

export const Closed: Story = {}
export const Open: Story = { args: { startsOpen: true, title: '校验', note: '2 条规则' } }
