import { useMessages } from '@atrium/core-i18n'
import { useNavigate } from '@atrium/core-routing'
import { type Command, type CommandGroup, CommandPalette } from '@atrium/ui/command-palette'
import { SearchIcon, WarningIcon } from '@atrium/ui/icon'
import { useState } from 'react'
import { useFoundPages } from '../search/found-pages'
import { useSearchPage } from '../search/search-page'
import { usePaused } from '../search/use-paused'
import { type SearchGroup, useSearch } from '../search/use-search'
import { shellMessages } from '../shell-messages'
import { type PaletteItem, useActions } from './actions'

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

interface RunnableGroup extends CommandGroup {
  readonly commands: readonly RunnableCommand[]
}

function useGroups(text: string, found: readonly SearchGroup[]): readonly RunnableGroup[] {
  const t = useMessages(shellMessages)
  const navigate = useNavigate()
  const searchPage = useSearchPage()
  const pages = useFoundPages(text)
  const actions = useActions(text)
  const commandOf = (group: string, item: PaletteItem): RunnableCommand => ({
    key: `${group}-${item.id}`,
    label: item.title,
    ...(item.icon ? { icon: item.icon } : {}),
    ...(item.hint ? { note: item.hint } : {}),
    run() {
      const to = item.to ?? (item.run ? null : searchPage(item.title))
      if (to !== null) navigate(to)
      item.run?.()
    },
  })
  const own = (key: string, items: readonly PaletteItem[]) => ({
    key,
    title: t(key === 'pages' ? 'pages' : 'actions'),
    commands: items.map((item) => commandOf(key, item)),
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
  const groups = [
    ...offered,
    own('pages', pages.slice(0, shownOfAKind)),
    own('actions', actions),
  ].filter(({ commands, ...group }) => commands.length > 0 || ('loading' in group && group.loading))
  const all = text.trim() === '' || groups.length === 0 ? null : searchPage(text)
  if (all === null) return groups
  const more = { id: 'all', title: t('all-results', { text }), icon: SearchIcon, to: all }
  return [...groups, { key: 'more', title: t('more'), commands: [commandOf('more', more)] }]
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
