import { useMessages } from '@atrium/core-i18n'
import type { Entry } from '@atrium/domain-navigation'
import { Empty } from '@atrium/ui/empty'
import { CloseIcon, DragIcon, FolderIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Sortable, useSortableItem } from '@atrium/ui/sortable'
import { entryIcon } from '../icons/entry-icon'
import { designMessages } from '../messages/design-messages'
import { useEntryName } from './entry-name'
import styles from './design.module.css'

interface CanvasProps {
  readonly entries: readonly Entry[]
  readonly chosenId: string | null
  readonly onChoose: (id: string) => void
  readonly onMove: (id: string, to: number) => void
  readonly onRemove: (id: string) => void
}

/** The entries in their order, groups with what they hold; a grip drags each among those beside it. */
export function Canvas(props: CanvasProps) {
  const { entries, onMove } = props
  const t = useMessages(designMessages)
  if (entries.length === 0) return <Empty title={t('empty')} why={t('empty-advice')} />
  const ids = entries.map(({ id }) => id)
  return (
    <Sortable ids={ids} onMove={(id, over) => onMove(id, ids.indexOf(over))}>
      <ul className={styles['entries']} aria-label={t('canvas')}>
        {entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} {...props} />
        ))}
      </ul>
    </Sortable>
  )
}

function EntryLine({ entry, ...props }: CanvasProps & { readonly entry: Entry }) {
  const { chosenId, onChoose, onRemove } = props
  const { id, kind, icon } = entry
  const t = useMessages(designMessages)
  const name = useEntryName()(entry) ?? '…'
  const { item, grip } = useSortableItem(id)
  const Shown = icon ? entryIcon[icon] : null
  return (
    <li {...item}>
      <div className={styles['entry']} data-chosen={id === chosenId || undefined}>
        <button type="button" className={styles['grip']} {...grip} aria-label={t('drag', { name })}>
          <DragIcon size={16} />
        </button>
        <button
          type="button"
          className={styles['name']}
          aria-pressed={id === chosenId}
          onClick={() => onChoose(id)}
        >
          {kind === 'group' ? <FolderIcon size={16} /> : Shown && <Shown size={16} />}
          {name}
        </button>
        <IconButton
          size="small"
          icon={CloseIcon}
          label={t('remove', { name })}
          tooltip={false}
          onClick={() => onRemove(id)}
        />
      </div>
      {kind === 'group' && (
        <div className={styles['inside']}>
          {entry.places.length === 0 ? (
            <p className={styles['note']}>{t('group-empty')}</p>
          ) : (
            <Canvas {...props} entries={entry.places} />
          )}
        </div>
      )}
    </li>
  )
}
