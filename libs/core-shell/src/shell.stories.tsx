import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ShellWindow } from './testing/shell-window'

const meta: Meta<typeof ShellWindow> = {
  title: 'core-shell/Shell',
  component: ShellWindow,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof ShellWindow>

const phone = { viewport: { value: 'mobile2', isRotated: false } }
const dark = { scheme: 'dark' }

export const Workspace: Story = { args: { at: '/apps' } }
export const WorkspaceInDark: Story = { args: { at: '/apps' }, globals: dark }
export const WorkspaceOnPhone: Story = { args: { at: '/apps' }, globals: phone }
export const Console: Story = { args: { at: '/console/org' } }
export const ConsoleInDark: Story = { args: { at: '/console/org' }, globals: dark }
export const ConsoleOnPhone: Story = { args: { at: '/console/org' }, globals: phone }
export const PlatformConsole: Story = { args: { at: '/platform/people' } }
export const IotConsole: Story = { args: { at: '/iot/devices' } }
export const OwnAccount: Story = {
  args: { at: '/settings/security' },
  play: async () => {
    const pages = await screen.findByRole('navigation', { name: 'Own account' })
    const links = within(pages).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual(['Account security', 'User groups'])
    await expect(links[0]).toHaveAttribute('aria-current', 'page')
  },
}
export const OwnAccountOnPhone: Story = { args: { at: '/settings/security' }, globals: phone }
export const Access: Story = { args: { at: '/notices', signedIn: false } }
export const Customer: Story = { args: { at: '/portal' } }
export const Naked: Story = { args: { at: '/apps?__NAKED__=1' } }
export const NoPermission: Story = { args: { at: '/secret' } }
export const NotBuiltYet: Story = { args: { at: '/screens' } }
export const NotFound: Story = { args: { at: '/nowhere' } }
export const PageCrashed: Story = { args: { at: '/crash' } }
export const NoMount: Story = { args: { at: '/broken' } }
export const SomebodyElsesSpace: Story = { args: { at: '/space-foreign/apps', space: 'foreign' } }
export const LongNames: Story = {
  args: {
    at: '/apps',
    name: '北京市海淀区一家名字特别特别长的智能制造与数字化服务有限责任公司',
  },
}

export const NothingAnswers: Story = {
  args: { at: '/apps', connection: { answers: false } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/does not answer/)).toBeVisible(), {
      timeout: 3000,
    })
  },
}

export const NewRelease: Story = {
  args: { at: '/apps', connection: { offered: 'r2' } },
  play: async () => {
    await expect(await screen.findByText('A new version is available.')).toBeVisible()
  },
}
