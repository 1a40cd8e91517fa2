import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, Text } from './text'

const meta: Meta<typeof Text> = {
  title: 'ui/Text',
  component: Text,
  args: { children: 'Orders 订单 1,204' },
}
export default meta
type Story = StoryObj<typeof Text>

export const Normal: Story = {}
export const Muted: Story = { args: { tone: 'muted', size: 13 } }
export const Danger: Story = { args: { tone: 'danger', weight: 'medium' } }
export const Mono: Story = { args: { mono: true } }
export const Cut: Story = { args: { cut: true, children: 'Long text. '.repeat(60) } }
export const Headings: Story = {
  render: () => (
    <>
      <Heading level={1}>Calm room</Heading>
      <Heading level={2}>Precise instrument</Heading>
      <Heading level={3}>精密的仪器</Heading>
      <Heading level={4}>安静的房间</Heading>
    </>
  ),
}
