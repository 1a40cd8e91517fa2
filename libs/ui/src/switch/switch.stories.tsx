import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Switch, type SwitchProps } from './switch'

const meta: Meta<typeof Switch> = {
  title: 'ui/Switch',
  component: Switch,
  args: { value: true, children: 'Members may invite', onChange: () => undefined },
  render: (args) => <Held {...args} />,
}
export default meta
type Story = StoryObj<typeof Switch>

export const On: Story = {}
export const Off: Story = { args: { value: false, children: '允许成员邀请' } }
export const NamedOnly: Story = { args: { children: undefined, label: 'Required' } }
export const Saving: Story = { args: { loading: true } }
export const Disabled: Story = { args: { disabled: true } }

function Held(props: SwitchProps) {
  const [value, setValue] = useState(props.value)
  return <Switch {...props} value={value} onChange={setValue} />
}
