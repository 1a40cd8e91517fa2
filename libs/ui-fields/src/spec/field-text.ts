import type { FieldFile, FieldSpec, FieldValue } from './field-spec'

export interface FieldTextOptions {
  locale: string
  /** Name behind an id of a person or a record. */
  nameOf?: (id: string) => string | undefined
  /** IANA; the browser's when left out. */
  timeZone?: string | undefined
}

/** A value as plain text, written as people of the locale write it; empty values are an empty text. */
export function fieldText(spec: FieldSpec, value: FieldValue, options: FieldTextOptions): string {
  if (value === null || value === '') return ''
  const plain = typeof value === 'object' ? '' : String(value)
  switch (spec.kind) {
    case 'text':
    case 'long-text':
      return plain
    case 'number':
      return typeof value === 'number' ? numberText(spec, value, options.locale) : plain
    case 'currency':
      return typeof value === 'number' ? moneyText(spec, value, options.locale) : plain
    case 'date':
      return dayText(plain, options.locale)
    case 'date-time':
      return instantText(plain, options)
    case 'switch':
      return yesNo[options.locale === 'en' ? 'en' : 'zh'][value === true ? 1 : 0]
    case 'single-select':
    case 'multi-select':
      return listText(
        idsOf(value).map((id) => spec.options.find((option) => option.id === id)?.label ?? id),
        options.locale,
      )
    case 'person':
    case 'relation':
      return listText(
        idsOf(value).map((id) => options.nameOf?.(id) ?? '…'),
        options.locale,
      )
    case 'attachment':
      return listText(
        filesOf(value).map((file) => file.name),
        options.locale,
      )
  }
}

/** The ids a value holds: one, many or none. */
export function idsOf(value: FieldValue): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string')
    : []
}

/** The files a value holds. */
export function filesOf(value: FieldValue): FieldFile[] {
  if (!Array.isArray(value)) return []
  return value.filter((item): item is FieldFile => typeof item === 'object')
}

const yesNo = { zh: ['否', '是'], en: ['No', 'Yes'] } as const

function listText(texts: readonly string[], locale: string): string {
  return texts.join(locale === 'en' ? ', ' : '、')
}

function numberText(
  { decimals, unit }: { decimals: number | null; unit: string },
  value: number,
  locale: string,
): string {
  const text = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 15,
  }).format(value)
  return unit === '' ? text : `${text} ${unit}`
}

function moneyText(
  { decimals, currency }: { decimals: number; currency: string },
  value: number,
  locale: string,
): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)
}

function dayText(value: string, locale: string): string {
  const date = new Date(`${value}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return value
  return new Intl.DateTimeFormat(locale, { ...dayParts(locale), timeZone: 'UTC' }).format(date)
}

function instantText(value: string, { locale, timeZone }: FieldTextOptions): string {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return value
  return new Intl.DateTimeFormat(locale, {
    ...dayParts(locale),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  }).format(date)
}

function dayParts(locale: string): Intl.DateTimeFormatOptions {
  return locale === 'en'
    ? { year: 'numeric', month: 'short', day: 'numeric' }
    : { year: 'numeric', month: '2-digit', day: '2-digit' }
}
