import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
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
/** Whoever types with capitals locked is told before the password is refused. */
export const CapitalsLocked: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('Password')
    await userEvent.click(input)
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true })
    await expect(canvas.getByText('Caps Lock is on')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.queryByText('Caps Lock is on')).toBeNull()
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true })
  },
}

function Held(props: PasswordInputProps) {
  const [value, setValue] = useState(props.value)
  return <PasswordInput {...props} value={value} onChange={setValue} />
}
