import { useMessages } from '@atrium/core-i18n'
import { localeNames, locales, type Locale } from '@atrium/domain-core'
import { textIssue, type ProductText } from '@atrium/domain-languages'
import { Tag } from '@atrium/ui/tag'
import { VisuallyHidden } from '@atrium/ui/visually-hidden'
import type { ReactNode } from 'react'
import { languagesMessages } from '../messages/languages-messages'
import { PlaceholderText } from './placeholder-text'
import styles from './languages.module.css'

interface TextRowProps {
  readonly text: ProductText
  /** The language being written, if this is the text. */
  readonly editing: Locale | null
  readonly onEdit: (text: ProductText, locale: Locale) => void
  /** The editor, below the text being written. */
  readonly children?: ReactNode
}

/** One text: its key and library, and how it reads in each language. */
export function TextRow({ text, editing, onEdit, children }: TextRowProps) {
  return (
    <div className={styles['row']} data-editing={editing !== null}>
      <div className={styles['name']}>
        <code className={styles['key']}>{text.key}</code>
        <span className={styles['lib']}>{text.lib}</span>
      </div>
      {locales.map((locale) => (
        <TextCell
          key={locale}
          text={text}
          locale={locale}
          pressed={editing === locale}
          onEdit={() => onEdit(text, locale)}
        />
      ))}
      {children}
    </div>
  )
}

interface TextCellProps {
  readonly text: ProductText
  readonly locale: Locale
  readonly pressed: boolean
  readonly onEdit: () => void
}

function TextCell({ text: { key, original, chosen }, locale, pressed, onEdit }: TextCellProps) {
  const t = useMessages(languagesMessages)
  const said = chosen[locale]
  const unfit = said !== null && textIssue(original[locale], said) !== null
  return (
    <button
      type="button"
      lang={locale}
      className={styles['cell']}
      aria-expanded={pressed}
      onClick={onEdit}
    >
      <span className={styles['language']}>{localeNames[locale]}</span>
      <span className={styles['said']}>
        <PlaceholderText text={said ?? original[locale]} />
        {said !== null && (
          <Tag tone={unfit ? 'warning' : 'brand'}>{unfit ? t('unfit') : t('changed')}</Tag>
        )}
      </span>
      {said !== null && (
        <span className={styles['original']}>
          <PlaceholderText text={original[locale]} />
        </span>
      )}
      <VisuallyHidden>{t('edit-named', { key, language: localeNames[locale] })}</VisuallyHidden>
    </button>
  )
}
