import { AttachIcon, CheckIcon } from '@atrium/ui/icon'
import { useLocale } from '@atrium/ui/locale'
import type { ReactNode } from 'react'
import type { FieldSpec, FieldValue } from '../spec/field-spec'
import { fieldText, filesOf, idsOf } from '../spec/field-text'
import { OptionTag } from './option-tag'
import styles from './field-view.module.css'

export interface FieldViewProps {
  spec: FieldSpec
  value: FieldValue
  nameOf?: (id: string) => string | undefined
  /** Where a file's bytes are; files are plain text without it. */
  fileHref?: (fileId: string) => string
  /** Where a related record is. */
  recordHref?: (recordId: string) => string
  timeZone?: string
  /** One line, as in a grid. */
  dense?: boolean
}

/** Shows a value; empty values show nothing when dense, a dash otherwise. */
export function FieldView({ spec, value, dense = false, ...props }: FieldViewProps) {
  const locale = useLocale()
  const { nameOf, fileHref, recordHref, timeZone } = props
  const text = fieldText(spec, value, { locale, timeZone, ...(nameOf ? { nameOf } : {}) })
  if (spec.kind === 'switch') return <SwitchView isOn={value === true} text={text} />
  if (text === '') return dense ? null : <span className={styles['empty']}>—</span>
  if (spec.kind === 'single-select' || spec.kind === 'multi-select') {
    return (
      <Chips dense={dense}>
        {idsOf(value).map((id) => {
          const option = spec.options.find((known) => known.id === id)
          return <OptionTag key={id} label={option?.label ?? id} color={option?.color ?? 'grey'} />
        })}
      </Chips>
    )
  }
  if (spec.kind === 'person') {
    return (
      <Chips dense={dense}>
        {idsOf(value).map((id) => (
          <Person key={id} name={nameOf?.(id) ?? '…'} />
        ))}
      </Chips>
    )
  }
  if (spec.kind === 'relation' && recordHref) {
    return (
      <Chips dense={dense}>
        {idsOf(value).map((id) => (
          <a key={id} className={styles['record']} href={recordHref(id)}>
            {nameOf?.(id) ?? '…'}
          </a>
        ))}
      </Chips>
    )
  }
  if (spec.kind === 'attachment') {
    return (
      <Chips dense={dense}>
        {filesOf(value).map((file) => (
          <FileChip key={file.id} name={file.name} href={fileHref?.(file.id)} />
        ))}
      </Chips>
    )
  }
  return <span className={dense ? undefined : styles['long']}>{text}</span>
}

function Chips({ dense, children }: { dense: boolean; children: ReactNode }) {
  return <span className={dense ? styles['line'] : styles['wrap']}>{children}</span>
}

function SwitchView({ isOn, text }: { isOn: boolean; text: string }) {
  return (
    <span className={isOn ? styles['on'] : styles['off']}>
      {isOn ? <CheckIcon size={14} /> : null}
      <span className={isOn ? undefined : styles['quiet']}>{text}</span>
    </span>
  )
}

function Person({ name }: { name: string }) {
  return (
    <span className={styles['person']}>
      <span aria-hidden className={styles['face']}>
        {initialOf(name)}
      </span>
      <span className={styles['name']}>{name}</span>
    </span>
  )
}

function FileChip({ name, href }: { name: string; href: string | undefined }) {
  const inside = (
    <>
      <AttachIcon size={12} />
      <span className={styles['name']}>{name}</span>
    </>
  )
  return href ? (
    <a className={styles['file']} href={href} target="_blank" rel="noreferrer">
      {inside}
    </a>
  ) : (
    <span className={styles['file']}>{inside}</span>
  )
}

/** The last character of a Chinese name, the first letter of another. */
function initialOf(name: string): string {
  const letters = Array.from(name.trim())
  const isHan = /\p{Script=Han}/u.test(letters[0] ?? '')
  return ((isHan ? letters.at(-1) : letters[0]) ?? '?').toUpperCase()
}
