import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { AddIcon, PersonIcon, TableIcon } from '../icon'
import { CommandPalette, type CommandPaletteProps } from './command-palette'

const meta: Meta<typeof CommandPalette> = {
  title: 'ui/CommandPalette',
  component: CommandPalette,
  args: {
    open: true,
    query: '',
    onClose: () => undefined,
    onRun: fn(),
    groups: [
      {
        key: 'pages',
        title: 'Pages',
        commands: [
          { key: 'orders', label: 'Orders', icon: TableIcon, note: 'Shop' },
          { key: 'stock', label: '库存', icon: TableIcon, note: 'Shop' },
        ],
      },
      {
        key: 'people',
        title: 'People',
        commands: [{ key: 'ada', label: 'Ada', icon: PersonIcon }],
      },
      {
        key: 'acts',
        title: 'Actions',
        commands: [{ key: 'new', label: 'New application', icon: AddIcon, shortcut: ['Mod', 'N'] }],
      },
    ],
  },
  render: (args) => <Held {...args} />,
}
export default meta
type Story = StoryObj<typeof CommandPalette>

export const Results: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox'), '{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onRun).toHaveBeenCalledWith(expect.objectContaining({ key: 'ada' }))
  },
}
export const Nothing: Story = { args: { query: 'zzz', groups: [] } }
export const Loading: Story = { args: { query: 'or', groups: [], loading: true } }

function Held(props: CommandPaletteProps) {
  const [query, setQuery] = useState(props.query)
  return <CommandPalette {...props} query={query} onQuery={setQuery} />
}
