import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Checkbox, type CheckboxProps } from './checkbox'
import { CheckboxGroup } from './checkbox-group'

const meta: Meta<typeof Checkbox> = {
  title: 'ui/Checkbox',
  component: Checkbox,
  args: { value: true, children: 'Send a message', onChange: () => undefined },
  render: (args) => <Held {...args} />,
}
export default meta
type Story = StoryObj<typeof Checkbox>

export const On: Story = {}
export const Off: Story = { args: { value: false, children: '发送消息' } }
export const Partly: Story = { args: { value: false, partly: true } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = { args: { children: 'I have read everything there is. '.repeat(8) } }
export const Group: Story = { render: () => <HeldGroup /> }

function Held(props: CheckboxProps) {
  const [value, setValue] = useState(props.value)
  return <Checkbox {...props} value={value} onChange={setValue} />
}

function HeldGroup() {
  const [value, setValue] = useState<('mail' | 'sms')[]>(['mail'])
  const options = [
    { value: 'mail', label: 'E-mail' },
    { value: 'sms', label: '短信' },
  ] as const
  return <CheckboxGroup label="Channels" options={[...options]} value={value} onChange={setValue} />
}
