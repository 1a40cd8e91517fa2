import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SearchInput, type SearchInputProps } from './search-input'

const meta: Meta<typeof SearchInput> = {
  title: 'ui/SearchInput',
  component: SearchInput,
  args: { label: 'Search records', value: '' },
  render: (args) => <Held {...args} />,
}
export default meta
type Story = StoryObj<typeof SearchInput>

export const Empty: Story = {}
export const Chinese: Story = { args: { label: '搜索记录', value: '水泵' } }
export const Small: Story = { args: { size: 'small' } }
export const Disabled: Story = { args: { disabled: true } }

function Held(props: SearchInputProps) {
  const [value, setValue] = useState(props.value)
  return <SearchInput {...props} value={value} onChange={setValue} />
}
