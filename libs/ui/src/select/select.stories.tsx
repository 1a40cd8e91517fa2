import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { MultiSelect } from './multi-select'
import { Select, type SelectProps } from './select'

const options = [
  { value: 'new', label: 'New', description: 'Nobody looked at it yet' },
  { value: 'running', label: '进行中' },
  { value: 'done', label: 'Done', disabled: true },
]
const meta: Meta<typeof Held> = {
  title: 'ui/Select',
  component: Held,
  args: { label: 'State', options, value: 'new', onChange: () => undefined },
}
export default meta
type Story = StoryObj<typeof Held>

export const Chosen: Story = {}
export const Nothing: Story = { args: { value: null, placeholder: 'Choose a state' } }
export const Wrong: Story = { args: { invalid: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Loading: Story = { args: { loading: true, options: [], value: null } }
export const Quiet: Story = { args: { quiet: true, narrow: true } }
export const LongText: Story = {
  args: { value: 'x', options: [{ value: 'x', label: 'A state with a long name '.repeat(6) }] },
}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'State' }))
    await userEvent.click(await screen.findByText('进行中'))
    await expect(within(canvasElement).getByTitle('进行中')).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'State' }))
  },
}
export const Multiple: Story = { render: () => <HeldMany /> }

function Held(props: SelectProps<string>) {
  const [value, setValue] = useState(props.value)
  return <Select {...props} value={value} onChange={setValue} />
}

function HeldMany() {
  const [value, setValue] = useState(['new', 'running'])
  return <MultiSelect label="States" options={options} value={value} onChange={setValue} />
}
