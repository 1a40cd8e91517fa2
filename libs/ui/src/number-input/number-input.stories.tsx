import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { NumberInput, type NumberInputProps } from './number-input'

const meta: Meta<typeof NumberInput> = {
  title: 'ui/NumberInput',
  component: NumberInput,
  args: { label: 'Amount', value: 12.5, onChange: () => undefined },
  render: (args) => <Held {...args} />,
}
export default meta
type Story = StoryObj<typeof NumberInput>

export const Plain: Story = {}
export const Money: Story = { args: { prefix: '¥', precision: 2, value: 1280 } }
export const Percent: Story = { args: { suffix: '%', min: 0, max: 100, value: 45 } }
export const Wrong: Story = { args: { invalid: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Empty: Story = { args: { value: null, placeholder: '0.00' } }

function Held(props: NumberInputProps) {
  const [value, setValue] = useState(props.value)
  return <NumberInput {...props} value={value} onChange={setValue} />
}
