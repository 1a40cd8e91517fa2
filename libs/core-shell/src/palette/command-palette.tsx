import { useLocale, useMessages } from '@atrium/core-i18n'
import { useNavigate, useSlot } from '@atrium/core-routing'
import { SearchIcon } from '@atrium/ui/icon'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { shellMessages } from '../shell-messages'
import { type PaletteItem, type PaletteProvider, paletteProviders } from '../shell-slots'
import { useActions, usePages } from './palette-items'
import styles from './palette.module.css'

/** Finds pages, things and acts by typing: Ctrl/Cmd K. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(shellMessages)
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const groups = useGroups(text)
  const items = groups.flatMap((group) => group.items)
  const chosen = items[Math.min(active, items.length - 1)]
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    dialog.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function choose(item: PaletteItem | undefined) {
    if (!item) return
    onClose()
    if (item.to !== undefined) navigate(item.to)
    item.run?.()
  }
  function steer(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setActive((active + step + items.length) % Math.max(items.length, 1))
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(chosen)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it by itself; the click is one beside it
    <dialog
      ref={dialog}
      className={styles['palette']}
      aria-label={t('search-pages')}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={styles['input']}>
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={chosen && `${listId}-${chosen.id}`}
          aria-label={t('search-pages')}
          placeholder={t('search-hint')}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(0)
          }}
          onKeyDown={steer}
        />
        <kbd>Esc</kbd>
      </div>
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role -- native lists cannot hold icons or keep the focus in the text field */}
      <div id={listId} role="listbox" aria-label={t('search')} className={styles['results']}>
        {groups.map((group) => (
          <div key={group.id} role="group" aria-label={group.title}>
            <p aria-hidden>{group.title}</p>
            {group.items.map((item) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text field hears the keys
              <div
                key={item.id}
                id={`${listId}-${item.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={item === chosen}
                onClick={() => choose(item)}
                onPointerMove={() => setActive(items.indexOf(item))}
              >
                {item.icon ? <item.icon /> : <span />}
                <span>{item.title}</span>
                {item.hint && <small>{item.hint}</small>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role */}
      <output className={items.length === 0 ? styles['none'] : 'atr-hidden'}>
        {items.length === 0
          ? t('nothing-found', { text })
          : t('results-count', { count: items.length })}
      </output>
    </dialog>
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
