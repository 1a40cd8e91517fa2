import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { CalendarIcon, GridIcon, TableIcon } from '../icon'
import { Segmented, type SegmentedProps } from './segmented'

const meta: Meta<typeof Held> = {
  title: 'ui/Segmented',
  component: Held,
  args: {
    label: 'View',
    value: 'table',
    onChange: () => undefined,
    options: [
      { value: 'table', label: 'Table', icon: TableIcon },
      { value: 'board', label: '看板', icon: GridIcon },
      { value: 'calendar', label: 'Calendar', icon: CalendarIcon, disabled: true },
    ],
  },
}
export default meta
type Story = StoryObj<typeof Held>

export const WithText: Story = {}
export const IconsOnly: Story = { args: { iconsOnly: true } }
export const Small: Story = { args: { size: 'small' } }
export const Disabled: Story = { args: { disabled: true } }

function Held(props: SegmentedProps<string>) {
  const [value, setValue] = useState(props.value)
  return <Segmented {...props} value={value} onChange={setValue} />
}
