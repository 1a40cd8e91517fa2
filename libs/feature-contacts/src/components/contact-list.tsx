import { useErrorText, useMessages } from '@atrium/core-i18n'
import type { Contact } from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { contactsMessages } from '../messages/contacts-messages'
import { ContactRow } from './contact-row'
import styles from './contacts.module.css'

interface ContactListProps {
  readonly contacts: readonly Contact[]
  readonly departmentNames: ReadonlyMap<string, string>
  /** Undefined when all are there. */
  readonly onMore: (() => void) | undefined
  /** Why the next ones did not come. */
  readonly moreError: Error | null
  readonly stale: boolean
}

const usualHeight = 64
/** Rows before the last one at which the next page is asked for. */
const ahead = 30

/** Colleagues by name; only those in view are drawn, and further ones come while scrolling. */
export function ContactList({ contacts, departmentNames, ...props }: ContactListProps) {
  const { onMore, moreError, stale } = props
  const t = useMessages(contactsMessages)
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: contacts.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    getItemKey: (at) => contacts[at]?.id ?? at,
    overscan: 8,
    initialRect: { width: 1000, height: 800 },
    onChange: ({ range }) => {
      if (range && !moreError && range.endIndex >= contacts.length - ahead) onMore?.()
    },
  })
  return (
    <div ref={scroller} className={styles['scroller']} aria-busy={stale}>
      <ul
        className={styles['list']}
        aria-label={t('list')}
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const contact = contacts[index]
          if (!contact) return null
          const main = contact.departmentIds[0]
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={contacts.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <ContactRow contact={contact} department={departmentNames.get(main ?? '') ?? ''} />
            </li>
          )
        })}
      </ul>
      {moreError && <MoreFailed error={moreError} onRetry={onMore} />}
    </div>
  )
}

interface MoreFailedProps {
  readonly error: Error
  readonly onRetry: (() => void) | undefined
}

function MoreFailed({ error, onRetry }: MoreFailedProps) {
  const t = useMessages(contactsMessages)
  const errorText = useErrorText()
  return (
    <p role="alert" className={styles['more']}>
      {t('more-failed')}
      <span className={styles['more-why']}>{errorText(error)}</span>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </p>
  )
}
