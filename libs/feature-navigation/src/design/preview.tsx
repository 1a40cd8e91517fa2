import { useMessages } from '@atrium/core-i18n'
import { type Entry, phonePlaces, type Terminal } from '@atrium/domain-navigation'
import { ApplicationIcon, ChevronDownIcon } from '@atrium/ui/icon'
import { entryIcon } from '../icons/entry-icon'
import { designMessages } from '../messages/design-messages'
import { useEntryName } from './entry-name'
import styles from './design.module.css'

interface PreviewProps {
  readonly terminal: Terminal
  readonly entries: readonly Entry[]
}

/** How the entries will stand: in a header, or at the bottom of a phone. */
export function Preview({ terminal, entries }: PreviewProps) {
  const t = useMessages(designMessages)
  const nameOf = useEntryName()
  const shown = terminal === 'app' ? entries.slice(0, phonePlaces) : entries
  return (
    <figure className={styles['preview']} data-terminal={terminal}>
      <figcaption>{t('preview')}</figcaption>
      <ul>
        {shown.map((entry) => {
          const Shown = entry.icon ? entryIcon[entry.icon] : ApplicationIcon
          return (
            <li key={entry.id}>
              {terminal === 'app' && <Shown size={20} />}
              <span>{nameOf(entry)}</span>
              {entry.kind === 'group' && <ChevronDownIcon size={12} />}
            </li>
          )
        })}
      </ul>
      {entries.length > phonePlaces && terminal === 'app' && (
        <p className={styles['note']}>{t('too-many', { count: phonePlaces })}</p>
      )}
    </figure>
  )
}
