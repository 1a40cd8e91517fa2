import { usePreferences } from '@atrium/core-session'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ShellWindow } from '../testing/shell-window'

const meta: Meta<typeof ShellWindow> = {
  title: 'core-shell/Header',
  component: ShellWindow,
  parameters: { layout: 'fullscreen' },
  args: { at: '/apps' },
}
export default meta
type Story = StoryObj<typeof ShellWindow>

const phone = { viewport: { value: 'mobile2', isRotated: false } }

async function open(button: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  const panel = await screen.findByRole('dialog')
  await waitFor(() => expect(panel).toBeVisible())
  return within(panel)
}

export const AccountMenu: Story = {
  play: async () => {
    const panel = await open('Account')
    await expect(panel.getByRole('link', { name: 'Change password' })).toBeVisible()
    await expect(panel.queryByText('My info')).toBeNull()
    await expect(panel.getByRole('link', { name: 'Acme Logistics' })).toBeVisible()
  },
}

export const AccountMenuOnPhone: Story = {
  globals: phone,
  play: async () => {
    const panel = await open('Me')
    await expect(panel.getByRole('radio', { name: 'Violet' })).toBeInTheDocument()
  },
}

export const Skins: Story = {
  play: async () => {
    const panel = await open('Appearance')
    await userEvent.click(panel.getByRole('radio', { name: 'Turquoise' }))
    await expect(usePreferences.getState().hue).toBe('teal')
    usePreferences.getState().prefer({ hue: null })
  },
}

export const SkinsInDark: Story = { ...Skins, globals: { scheme: 'dark' } }

export const SpacesByKeyboard: Story = {
  play: async () => {
    const button = await screen.findByRole('button', { name: /^Switch enterprise/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog')
    await waitFor(() => expect(panel).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(screen.getByRole('link', { name: 'Acme Logistics' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Consoles: Story = {
  play: async () => {
    const panel = await open('Console')
    await expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Enterprise console',
      'Platform console',
      'IoT console',
      'Data integration console',
    ])
  },
}

export const MorePages: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async () => {
    const panel = await open('More pages')
    await expect(panel.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  },
}
