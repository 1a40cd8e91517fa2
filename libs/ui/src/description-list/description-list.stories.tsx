import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from '../tag'
import { DescriptionList } from './description-list'

const meta: Meta<typeof DescriptionList> = {
  title: 'ui/DescriptionList',
  component: DescriptionList,
  args: {
    facts: [
      { label: 'Number', value: 'P-0003' },
      { label: '状态', value: <Tag tone="success">运行中</Tag> },
      { label: 'Installed', value: '2024-03-18' },
      { label: 'Serial number', value: null },
      { label: 'Notes', value: 'A long note that goes on. '.repeat(10), wide: true },
    ],
  },
}
export default meta
type Story = StoryObj<typeof DescriptionList>

export const Grid: Story = {}
export const Side: Story = { args: { layout: 'side' } }
