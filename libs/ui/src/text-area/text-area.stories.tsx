import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { TextArea, type TextAreaProps } from './text-area'

const meta: Meta<typeof TextArea> = {
  title: 'ui/TextArea',
  component: TextArea,
  args: { label: 'Notes', value: '', onChange: () => undefined },
  render: (args) => <Held {...args} />,
}
export default meta
type Story = StoryObj<typeof TextArea>

export const Empty: Story = { args: { placeholder: '写下要点' } }
export const Counted: Story = { args: { value: 'Checked on site.', counted: true, maxLength: 500 } }
export const Wrong: Story = { args: { value: 'Too short', invalid: true } }
export const Disabled: Story = { args: { value: 'Read only here', disabled: true } }
export const LongText: Story = { args: { value: 'The valve was replaced. '.repeat(40) } }

function Held(props: TextAreaProps) {
  const [value, setValue] = useState(props.value)
  return <TextArea {...props} value={value} onChange={setValue} />
}
