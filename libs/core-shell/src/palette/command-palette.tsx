import { useLocale, useMessages } from '@atrium/core-i18n'
import { useNavigate, useSlot } from '@atrium/core-routing'
import { CommandPalette } from '@atrium/ui/command-palette'
import { useState } from 'react'
import { shellMessages } from '../shell-messages'
import { type PaletteItem, type PaletteProvider, paletteProviders } from '../shell-slots'
import { useActions, usePages } from './palette-items'

/** Finds pages, things and acts by typing: Ctrl/Cmd K. */
export function ShellPalette({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const groups = useGroups(text)
  return (
    <CommandPalette
      open
      query={text}
      onQuery={setText}
      onClose={onClose}
      groups={groups.map((group) => ({
        key: group.id,
        title: group.title,
        commands: group.items.map((item) => ({
          key: `${group.id}-${item.id}`,
          label: item.title,
          ...(item.icon ? { icon: item.icon } : {}),
          ...(item.hint ? { note: item.hint } : {}),
        })),
      }))}
      onRun={({ key }) => {
        const group = groups.find(({ id }) => key.startsWith(`${id}-`))
        const item = group?.items.find(({ id }) => key === `${group.id}-${id}`)
        if (item?.to !== undefined) navigate(item.to)
        item?.run?.()
      }}
    />
  )
}

interface Group {
  readonly id: string
  readonly title: string
  readonly items: readonly PaletteItem[]
}

function useGroups(text: string): readonly Group[] {
  const t = useMessages(shellMessages)
  const providers = useSlot(paletteProviders)
  const pages = { id: 'pages', title: t('pages'), items: usePages(text) }
  const offered = useOffered(providers, text)
  const actions = { id: 'actions', title: t('actions'), items: useActions(text) }
  return [...offered, pages, actions].filter((group) => group.items.length > 0)
}

/** The list of providers never changes while the app runs, so their hooks may be called in a loop. */
function useOffered(providers: readonly PaletteProvider[], text: string): Group[] {
  const { locale } = useLocale()
  return providers.map(({ id, title, useItems }) => ({
    id,
    title: title[locale],
    // oxlint-disable-next-line react/rules-of-hooks -- see above
    items: useItems(text),
  }))
}
