import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Pagination, type PaginationProps } from './pagination'

const meta: Meta<typeof Pagination> = {
  title: 'ui/Pagination',
  component: Pagination,
  args: { page: 1, pageSize: 50, total: 12408 },
  render: (args) => <Held {...args} />,
}
export default meta
type Story = StoryObj<typeof Pagination>

export const First: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('1–50 of 12,408')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getByText('51–100 of 12,408')).toBeVisible()
  },
}
export const Last: Story = { args: { page: 249 } }
export const Empty: Story = { args: { total: 0 } }
export const MoreThan: Story = {
  args: { total: 10000, atLeast: true, hasNext: true, pageSize: 999 },
}
export const Disabled: Story = { args: { disabled: true } }

function Held(props: PaginationProps) {
  const [at, setAt] = useState({ page: props.page, pageSize: props.pageSize })
  return <Pagination {...props} {...at} onChange={setAt} />
}
