import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { PasswordInput, type PasswordInputProps } from './password-input'

const meta: Meta<typeof PasswordInput> = {
  title: 'ui/PasswordInput',
  component: PasswordInput,
  args: { label: 'Password', value: 'hunter2', purpose: 'current-password' },
  render: (args) => <Held {...args} />,
}
export default meta
type Story = StoryObj<typeof PasswordInput>

export const Filled: Story = {}
export const Wrong: Story = { args: { invalid: true } }
export const Disabled: Story = { args: { disabled: true } }

function Held(props: PasswordInputProps) {
  const [value, setValue] = useState(props.value)
  return <PasswordInput {...props} value={value} onChange={setValue} />
}
