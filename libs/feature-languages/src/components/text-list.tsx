import { useMessages } from '@atrium/core-i18n'
import { localeNames, locales, type Locale } from '@atrium/domain-core'
import type { ProductText } from '@atrium/domain-languages'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import type { TextDraft } from '../data/text-draft'
import { languagesMessages } from '../messages/languages-messages'
import { TextRow } from './text-row'
import styles from './languages.module.css'

interface TextListProps {
  readonly texts: readonly ProductText[]
  readonly draft: TextDraft | null
  readonly onEdit: (text: ProductText, locale: Locale) => void
  readonly editor: (text: ProductText) => ReactNode
}

const usualHeight = 57

/** All texts that were found; only those in view are drawn. */
export function TextList({ texts, draft, onEdit, editor }: TextListProps) {
  const t = useMessages(languagesMessages)
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: texts.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    getItemKey: (at) => texts[at]?.key ?? at,
    overscan: 8,
    initialRect: { width: 1000, height: 800 },
  })
  return (
    <div className={styles['frame']}>
      <div className={styles['head']} aria-hidden>
        <span>{t('column-key')}</span>
        {locales.map((locale) => (
          <span key={locale}>{localeNames[locale]}</span>
        ))}
      </div>
      <div ref={scroller} className={styles['scroller']}>
        <ul className={styles['list']} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const text = texts[index]
            if (!text) return null
            const editing = draft?.key === text.key ? draft.locale : null
            return (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={texts.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <TextRow text={text} editing={editing} onEdit={onEdit}>
                  {editing && editor(text)}
                </TextRow>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
