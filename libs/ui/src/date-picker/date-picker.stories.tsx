import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { DatePicker, type DatePickerProps } from './date-picker'
import { type DateRange, DateRangePicker } from './date-range-picker'
import { DateTimePicker } from './date-time-picker'
import { TimePicker } from './time-picker'

const meta: Meta<typeof Held> = {
  title: 'ui/DatePicker',
  component: Held,
  args: { label: 'Due', value: '2026-11-21', onChange: () => undefined },
}
export default meta
type Story = StoryObj<typeof Held>

export const Chosen: Story = {}
export const Nothing: Story = { args: { value: null } }
export const Wrong: Story = { args: { invalid: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Due' })
    await userEvent.click(field)
    await userEvent.click(await screen.findByTitle('2026-11-05'))
    await expect(field).toHaveValue('2026-11-05')
    await userEvent.click(field)
  },
}
export const WithTime: Story = { render: () => <HeldMoment /> }
export const Time: Story = { render: () => <HeldTime /> }
export const Range: Story = { render: () => <HeldRange /> }

function Held(props: DatePickerProps) {
  const [value, setValue] = useState(props.value)
  return <DatePicker {...props} value={value} onChange={setValue} />
}

function HeldMoment() {
  const [value, setValue] = useState<string | null>('2026-11-21T06:30:00.000Z')
  return <DateTimePicker label="Starts" value={value} onChange={setValue} />
}

function HeldTime() {
  const [value, setValue] = useState<string | null>('09:30')
  return <TimePicker label="Every day at" value={value} onChange={setValue} />
}

function HeldRange() {
  const [value, setValue] = useState<DateRange | null>({ from: '2026-11-01', to: '2026-11-21' })
  return <DateRangePicker label="Period" value={value} onChange={setValue} />
}
