import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Slider, type SliderProps } from './slider'

const meta: Meta<typeof Slider> = {
  title: 'ui/Slider',
  component: Slider,
  args: { label: 'Zoom', value: 60, format: (n) => `${n} %` },
  render: (args) => <Held {...args} />,
}
export default meta
type Story = StoryObj<typeof Slider>

export const Plain: Story = {}
export const Disabled: Story = { args: { disabled: true } }

function Held(props: SliderProps) {
  const [value, setValue] = useState(props.value)
  return <Slider {...props} value={value} onChange={setValue} />
}
