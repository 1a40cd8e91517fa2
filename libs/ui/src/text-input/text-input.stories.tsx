import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { TextInput, type TextInputProps } from './text-input'

const meta: Meta<typeof TextInput> = {
  title: 'ui/TextInput',
  component: TextInput,
  args: { label: 'Name', value: '', onChange: () => undefined },
  render: (args) => <Held {...args} />,
}
export default meta
type Story = StoryObj<typeof TextInput>

export const Empty: Story = { args: { placeholder: 'As people say it' } }
export const Filled: Story = { args: { value: '水泵房 3 号', clearable: true } }
export const Counted: Story = { args: { value: 'Pump', counted: true, maxLength: 60 } }
export const Wrong: Story = { args: { value: 'Pump', invalid: true } }
export const Disabled: Story = { args: { value: 'Pump', disabled: true } }
export const Mono: Story = { args: { value: 'order_total', mono: true } }
export const LongText: Story = { args: { value: 'A very long name '.repeat(12) } }

function Held(props: TextInputProps) {
  const [value, setValue] = useState(props.value)
  return <TextInput {...props} value={value} onChange={setValue} />
}
