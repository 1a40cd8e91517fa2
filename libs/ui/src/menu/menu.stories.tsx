import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { CopyIcon, DeleteIcon, MoreIcon, ShareIcon } from '../icon'
import { IconButton } from '../icon-button'
import { Menu } from './menu'

const meta: Meta<typeof Menu> = {
  title: 'ui/Menu',
  component: Menu,
  args: {
    children: <IconButton label="More" icon={MoreIcon} opens="menu" />,
    placement: 'bottomLeft',
    items: [
      { key: 'copy', label: 'Copy', icon: CopyIcon, shortcut: ['Mod', 'D'] },
      { key: 'share', label: 'Share', icon: ShareIcon, disabled: true },
      { kind: 'divider', key: 'line' },
      { key: 'delete', label: '删除', icon: DeleteIcon, danger: true },
    ],
  },
}
export default meta
type Story = StoryObj<typeof Menu>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }))
    const copy = await screen.findByRole('menuitem', { name: /Copy/ })
    await waitFor(() => expect(copy).toBeVisible())
  },
}
export const OpenInDark: Story = { ...Open, globals: { scheme: 'dark' } }
export const Disabled: Story = { args: { disabled: true } }
