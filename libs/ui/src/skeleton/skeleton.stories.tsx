import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton'

const meta: Meta<typeof Skeleton> = { title: 'ui/Skeleton', component: Skeleton }
export default meta
type Story = StoryObj<typeof Skeleton>

export const Text: Story = { args: { shape: 'text', count: 6 } }
export const Table: Story = { args: { shape: 'table', count: 8 } }
export const Cards: Story = { args: { shape: 'card', count: 6 } }
export const Form: Story = { args: { shape: 'form' } }
export const Page: Story = { args: { shape: 'page' } }
