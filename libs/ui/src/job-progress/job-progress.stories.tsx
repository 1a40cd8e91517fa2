import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { JobProgress } from './job-progress'

const meta: Meta<typeof JobProgress> = {
  title: 'ui/JobProgress',
  component: JobProgress,
  args: {
    title: 'Importing flights.csv',
    state: 'running',
    done: 48200,
    total: 231083,
    noun: 'rows',
    onCancel: () => undefined,
    onBackground: () => undefined,
  },
}
export default meta
type Story = StoryObj<typeof JobProgress>

export const Running: Story = {}
export const Waiting: Story = { args: { state: 'waiting', done: 0 } }
export const Counting: Story = { args: { total: null, title: '正在导入', noun: '行' } }
export const Done: Story = {
  args: { state: 'done', done: 231083, failed: 12, result: <Button>Open</Button> },
}
export const Failed: Story = {
  args: { state: 'failed', reason: 'The file ends in the middle of a row.' },
}
export const Cancelled: Story = { args: { state: 'cancelled' } }
