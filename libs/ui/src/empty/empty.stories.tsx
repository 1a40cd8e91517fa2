import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Empty } from './empty'

const meta: Meta<typeof Empty> = { title: 'ui/Empty', component: Empty }
export default meta
type Story = StoryObj<typeof Empty>

export const FirstRun: Story = {
  args: {
    picture: 'records',
    title: 'No orders yet',
    why: 'Add the first one by hand, or bring a spreadsheet: its columns become fields.',
    action: <Button kind="primary">Import a file</Button>,
  },
}
export const NothingFound: Story = {
  args: {
    picture: 'search',
    title: '没有符合条件的记录',
    why: '试试去掉一个筛选条件。',
    action: <Button>清除筛选</Button>,
  },
}
export const Messages: Story = { args: { picture: 'messages', title: 'All read' } }
export const People: Story = { args: { picture: 'people', title: 'Nobody was invited yet' } }
export const Chart: Story = { args: { picture: 'chart', title: 'Nothing to draw in this period' } }
export const Small: Story = { args: { title: 'No versions yet' } }
