import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { SearchProvider } from '../shell-slots'
import { ShellWindow } from '../testing/shell-window'

const meta: Meta<typeof ShellWindow> = {
  title: 'core-shell/CommandPalette',
  component: ShellWindow,
  parameters: { layout: 'fullscreen' },
  args: { at: '/apps', find: (request) => Promise.resolve(pumps(request)) },
}
export default meta
type Story = StoryObj<typeof ShellWindow>

function pumps({ limit }: Parameters<SearchProvider['find']>[0]) {
  const items = Array.from({ length: limit }, (_, at) => ({
    id: `pump-${at}`,
    title: `Pump ${at + 1}`,
    hint: 'Plant 3 · Maintenance',
    to: '/dashboard',
  }))
  return { items, cut: true }
}

async function type(text: string) {
  await screen.findByRole('heading', { name: 'Orders' })
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  if (text !== '') await userEvent.type(field, text)
}

export const Found: Story = {
  play: async () => {
    await type('pump')
    await expect(await screen.findByRole('option', { name: /^Pump 1/ })).toBeVisible()
    await expect(screen.getByRole('option', { name: 'All results for “pump”' })).toBeVisible()
  },
}

export const FoundInDark: Story = { ...Found, globals: { scheme: 'dark' } }

export const FoundOnPhone: Story = {
  ...Found,
  globals: { viewport: { value: 'mobile2', isRotated: false } },
}

export const PagesAndActions: Story = {
  args: { find: () => Promise.resolve({ items: [], cut: false }) },
  play: async () => {
    await type('')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Workbench' })).toBeVisible())
    await expect(screen.getByRole('option', { name: 'Sign out' })).toBeInTheDocument()
  },
}

export const Nothing: Story = {
  args: { find: () => Promise.resolve({ items: [], cut: false }) },
  play: async () => {
    await type('zebra')
    await expect(await screen.findByText('Nothing found; try other words')).toBeVisible()
  },
}

export const Searching: Story = {
  args: { find: () => new Promise(() => {}) },
  play: async () => {
    await type('pump')
    await waitFor(() => expect(screen.getByText('Searching')).toBeInTheDocument())
  },
}

export const OneKindFails: Story = {
  args: { find: () => Promise.reject(new Error('down')) },
  play: async () => {
    await type('pump')
    const failure = await screen.findByRole('option', { name: /^Records could not be searched/ })
    await userEvent.keyboard('{Enter}')
    await expect(failure).toBeInTheDocument()
    await expect(screen.getByRole('combobox')).toHaveFocus()
  },
}
