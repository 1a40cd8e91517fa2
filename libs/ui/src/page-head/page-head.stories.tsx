import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../avatar'
import { Button } from '../button'
import { AddIcon } from '../icon'
import { Tabs } from '../tabs'
import { Tag } from '../tag'
import { PageHead } from './page-head'

const meta: Meta<typeof PageHead> = {
  title: 'ui/PageHead',
  component: PageHead,
  args: { title: 'Orders', purpose: 'What customers bought, from the web shop and by phone.' },
}
export default meta
type Story = StoryObj<typeof PageHead>

export const Plain: Story = {}
export const Full: Story = {
  args: {
    crumbs: [{ label: 'Applications', href: '#a' }, { label: 'Shop' }],
    identity: <Avatar name="Orders" size={40} square />,
    tags: (
      <Tag tone="success" dot>
        Published
      </Tag>
    ),
    actions: <Button>Share</Button>,
    primary: { label: 'New order', icon: AddIcon, onClick: () => undefined },
    more: [{ key: 'export', label: 'Export' }],
  },
}
export const WithTabs: Story = {
  args: {
    tabs: (
      <Tabs
        value="a"
        onChange={() => undefined}
        items={[
          { key: 'a', label: '记录' },
          { key: 'b', label: '统计', count: 4 },
        ]}
      />
    ),
  },
}
export const LongText: Story = { args: { title: 'A title that goes on '.repeat(8) } }
