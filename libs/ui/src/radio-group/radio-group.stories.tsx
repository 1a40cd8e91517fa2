import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RadioGroup, type RadioGroupProps } from './radio-group'

const meta: Meta<typeof Held> = {
  title: 'ui/RadioGroup',
  component: Held,
  args: {
    label: 'Who sees it',
    value: 'all',
    onChange: () => undefined,
    options: [
      { value: 'all', label: 'Everyone', description: 'All members of the enterprise' },
      { value: 'some', label: '指定成员' },
      { value: 'none', label: 'Nobody', disabled: true },
    ],
  },
}
export default meta
type Story = StoryObj<typeof Held>

export const Row: Story = {}
export const Column: Story = { args: { direction: 'column' } }
export const Disabled: Story = { args: { disabled: true } }
export const Nothing: Story = { args: { value: null } }

function Held(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value)
  return <RadioGroup {...props} value={value} onChange={setValue} />
}
