import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Drawer } from './drawer'

const meta: Meta<typeof Drawer> = {
  title: 'ui/Drawer',
  component: Drawer,
  args: {
    open: true,
    title: 'Pump 3, north hall',
    subtitle: 'Devices · changed 2 minutes ago',
    onClose: () => undefined,
    children: <p>Everything about this device.</p>,
  },
}
export default meta
type Story = StoryObj<typeof Drawer>

export const Plain: Story = {}
export const WithFoot: Story = {
  args: {
    footer: (
      <>
        <Button kind="primary">保存</Button>
        <Button>取消</Button>
      </>
    ),
  },
}
export const Small: Story = { args: { width: 'small', extra: <Button size="small">Open</Button> } }
export const LongText: Story = {
  args: {
    title: 'A device with a name '.repeat(10),
    children: (
      <>
        <p>{'Long text. '.repeat(600)}</p>
        <Button>Open</Button>
      </>
    ),
  },
}
