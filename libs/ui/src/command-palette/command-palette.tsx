// oxlint-disable jsx-a11y/prefer-tag-over-role -- native lists hold plain text; results have icons and notes
import { useId, useState } from 'react'
import { SearchIcon } from '../icon'
import { KeyboardHint } from '../keyboard-hint'
import { useWords } from '../locale'
import { type Command, type CommandGroup, stepTo } from './commands'
import styles from './command-palette.module.css'

export interface CommandPaletteProps {
  open: boolean
  onClose: () => void
  query: string
  /** Whoever renders it looks results up and gives them as groups. */
  onQuery: (query: string) => void
  groups: readonly CommandGroup[]
  /** More results are on their way. */
  loading?: boolean
  onRun: (command: Command) => void
}

/** Pages, records, people and acts from the keyboard; the input keeps the focus, arrows walk. */
export function CommandPalette(props: CommandPaletteProps) {
  const words = useWords(texts)
  if (!props.open) return null
  return (
    <dialog
      ref={showModally}
      className={styles['dialog']}
      aria-label={words.label}
      closedby="any"
      onClose={props.onClose}
    >
      <Panel {...props} />
    </dialog>
  )
}

function showModally(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal()
}

function Panel({ query, onQuery, groups, loading = false, onRun, onClose }: CommandPaletteProps) {
  const words = useWords(texts)
  const listId = useId()
  const commands = groups.flatMap((group) => group.commands)
  const [chosen, setChosen] = useState('')
  const active = commands.find((c) => c.key === chosen) ?? commands[0]
  const run = (command: Command | undefined) => {
    if (!command) return
    onRun(command)
    if (!command.stays) onClose()
  }
  return (
    <div className={styles['palette']}>
      <div className={styles['search']}>
        <SearchIcon size={20} className={styles['icon']} />
        <input
          className={styles['input']}
          role="combobox"
          aria-label={words.label}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${listId}-${active.key}` : undefined}
          placeholder={words.label}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Enter') run(active)
            const next = stepTo(commands, active?.key, event.key)
            if (!next) return
            event.preventDefault()
            setChosen(next)
            document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
          }}
        />
        <KeyboardHint keys={['Esc']} />
      </div>
      <div className={styles['list']} id={listId} role="listbox" aria-label={words.results}>
        {groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            idPrefix={listId}
            activeKey={active?.key}
            onHover={setChosen}
            onRun={run}
          />
        ))}
      </div>
      {commands.length === 0 && !groups.some((group) => group.loading) && (
        <p className={styles['nothing']}>{loading ? words.loading : words.nothing}</p>
      )}
      <output className="atr-hidden">
        {loading ? words.loading : words.count(commands.length)}
      </output>
      <footer className={styles['foot']}>
        <KeyboardHint keys={['Up', 'Down']} /> {words.walk}
        <KeyboardHint keys={['Enter']} /> {words.run}
      </footer>
    </div>
  )
}

interface GroupProps {
  group: CommandGroup
  idPrefix: string
  activeKey: string | undefined
  onHover: (key: string) => void
  onRun: (command: Command) => void
}

function Group({ group, idPrefix, activeKey, onHover, onRun }: GroupProps) {
  if (group.commands.length === 0 && !group.loading) return null
  return (
    <div role="group" aria-label={group.title}>
      <div className={styles['title']} aria-hidden>
        {group.title}
      </div>
      {group.loading && <span className={styles['outline']} aria-hidden />}
      {group.commands.map((command) => (
        <div
          key={command.key}
          id={`${idPrefix}-${command.key}`}
          role="option"
          tabIndex={-1}
          aria-selected={command.key === activeKey}
          className={styles['command']}
          onPointerMove={() => onHover(command.key)}
          onClick={() => onRun(command)}
          onKeyDown={(event) => event.key === 'Enter' && onRun(command)}
        >
          {command.icon && <command.icon className={styles['icon']} />}
          <span className={styles['label']}>{command.label}</span>
          {command.note && <span className={styles['note']}>{command.note}</span>}
          {command.shortcut && <KeyboardHint keys={command.shortcut} />}
        </div>
      ))}
    </div>
  )
}

const texts = {
  'zh-CN': {
    label: '搜索页面、应用、记录、人员或操作',
    results: '搜索结果',
    loading: '正在搜索',
    nothing: '没有找到，换个说法试试',
    count: (n: number) => `${n} 个结果`,
    walk: '移动',
    run: '打开',
  },
  en: {
    label: 'Search pages, apps, records, people or actions',
    results: 'Results',
    loading: 'Searching',
    nothing: 'Nothing found; try other words',
    count: (n: number) => (n === 1 ? 'One result' : `${n} results`),
    walk: 'move',
    run: 'open',
  },
}
