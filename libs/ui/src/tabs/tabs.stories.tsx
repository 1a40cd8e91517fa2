import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Tabs, type TabsProps } from './tabs'

const meta: Meta<typeof Held> = {
  title: 'ui/Tabs',
  component: Held,
  args: {
    value: 'facts',
    onChange: () => undefined,
    items: [
      { key: 'facts', label: 'Facts', content: <p>Facts of the device.</p> },
      { key: 'history', label: '历史', count: 12, content: <p>What happened.</p> },
      { key: 'access', label: 'Access', disabled: true },
    ],
  },
}
export default meta
type Story = StoryObj<typeof Held>

export const Normal: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Facts' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What happened.')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Facts' })).toHaveFocus()
  },
}
export const Small: Story = { args: { size: 'small' } }
export const Many: Story = {
  args: {
    value: '0',
    items: Array.from({ length: 30 }, (_, i) => ({
      key: `${i}`,
      label: `Sheet ${i + 1}`,
      content: i,
    })),
  },
}

function Held(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value)
  return <Tabs {...props} value={value} onChange={setValue} />
}
