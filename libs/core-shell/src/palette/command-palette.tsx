import { useMessages } from '@atrium/core-i18n'
import { useNavigate } from '@atrium/core-routing'
import { type Command, type CommandGroup, CommandPalette } from '@atrium/ui/command-palette'
import { WarningIcon } from '@atrium/ui/icon'
import { useState } from 'react'
import { usePaused } from '../search/use-paused'
import { type SearchGroup, useSearch } from '../search/use-search'
import { shellMessages } from '../shell-messages'
import { type PaletteItem, useActions, usePages } from './palette-items'

/** So many of each kind; the search page shows the rest. */
const shownOfAKind = 6

interface RunnableCommand extends Command {
  readonly run: () => void
}

/** Finds pages, things and acts by typing: Ctrl/Cmd K. */
export function ShellPalette({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('')
  const paused = usePaused(text)
  const found = useSearch(paused, shownOfAKind)
  const groups = useGroups(text, found)
  const commands = groups.flatMap((group) => group.commands)
  return (
    <CommandPalette
      open
      query={text}
      onQuery={setText}
      onClose={onClose}
      loading={paused !== text || found.some(({ state }) => state === 'searching')}
      groups={groups}
      onRun={({ key }) => commands.find((command) => command.key === key)?.run()}
    />
  )
}

function useGroups(text: string, found: readonly SearchGroup[]) {
  const t = useMessages(shellMessages)
  const navigate = useNavigate()
  const pages = usePages(text)
  const actions = useActions(text)
  const commandOf = (group: string, item: PaletteItem): RunnableCommand => ({
    key: `${group}-${item.id}`,
    label: item.title,
    ...(item.icon ? { icon: item.icon } : {}),
    ...(item.hint ? { note: item.hint } : {}),
    run() {
      if (item.to !== undefined) navigate(item.to)
      item.run?.()
    },
  })
  const own = (id: string, title: string, items: readonly PaletteItem[]) => ({
    key: id,
    title,
    commands: items.map((item) => commandOf(id, item)),
  })
  const offered = found.map((group) => ({
    key: group.id,
    title: group.title,
    loading: group.state === 'searching' && group.items.length === 0,
    commands:
      group.state === 'failed'
        ? [failureOf(group, t('search-failed', { kind: group.title }), t('search-again'))]
        : group.items.map((item) => commandOf(group.id, { icon: group.icon, ...item })),
  }))
  const all = [...offered, own('pages', t('pages'), pages), own('actions', t('actions'), actions)]
  return all.filter(hasContent)
}

function failureOf(group: SearchGroup, label: string, note: string): RunnableCommand {
  return {
    key: `${group.id}-failed`,
    label,
    note,
    icon: WarningIcon,
    stays: true,
    run: group.retry,
  }
}

function hasContent({ commands, loading }: CommandGroup): boolean {
  return commands.length > 0 || Boolean(loading)
}
