import { cellText, type Cell } from '@atrium/domain-core'
import { accept, reject, type Result } from '@atrium/domain-core'
import { cellBoolean, cellNumber } from './cell'
import { readDateText } from './date-text'
import { optionsOf, type Field } from './field'
import type { ZoneClock } from './time-zone'
import type { Value } from './value'

/** What converting needs to know beyond the cell. Lookups answer an id, or null when there is none or more than one. */
export interface ConvertContext {
  readonly clock: ZoneClock
  /** The choice of a label; looked for in the field when left out. */
  readonly option?: (field: Field, label: string) => string | null
  person(nameOrLoginId: string): string | null
  /** By the title of the record in the form the field points to. */
  record(formId: string, title: string): string | null
}

export type ConvertRejection =
  | 'not-a-number'
  | 'not-a-date'
  | 'wrong-type'
  | 'option-unknown'
  | 'person-unknown'
  | 'record-unknown'

type Converted = Result<Value, ConvertRejection>

/** Reads a cell of a file as a field's value; limits and rules are left to `checkRecord`. */
export function convertCell(field: Field, cell: Cell, context: ConvertContext): Converted {
  const text = cellText(cell)
  if (text === '') return accept(field.kind === 'switch' ? false : null)
  switch (field.kind) {
    case 'text':
    case 'long-text':
      return accept(typeof cell === 'string' && field.kind === 'long-text' ? cell : text)
    case 'number':
    case 'currency':
      return convertNumber(field, cell)
    case 'date':
    case 'date-time':
      return convertDate(field.kind, cell, context.clock)
    case 'switch': {
      const value = cellBoolean(cell)
      return value === null ? reject('wrong-type') : accept(value)
    }
    case 'single-select': {
      const option = findOption(field, text, context)
      return option === null ? reject('option-unknown') : accept(option)
    }
    case 'multi-select':
      return convertEach(text, 'option-unknown', (label) => findOption(field, label, context))
    case 'person':
      return convertEach(text, 'person-unknown', (name) => context.person(name))
    case 'relation':
      return convertEach(text, 'record-unknown', (title) => context.record(field.formId, title))
    case 'attachment':
      return reject('wrong-type')
  }
}

function findOption(field: Field, label: string, context: ConvertContext): string | null {
  if (context.option) return context.option(field, label)
  return optionsOf(field).find((option) => option.label === label)?.id ?? null
}

function convertNumber(field: Field, cell: Cell): Converted {
  const value = cellNumber(cell)
  if (value === null) return reject('not-a-number')
  const decimals = 'decimals' in field ? field.decimals : null
  const binaryNoise = typeof cell === 'number' && decimals !== null
  return accept(binaryNoise ? Number(value.toFixed(decimals)) : value)
}

/** Days counted by spreadsheets from 1899-12-30. */
const serialEpoch = Date.UTC(1899, 11, 30)
const dayMillis = 86_400_000

function convertDate(kind: 'date' | 'date-time', cell: Cell, clock: ZoneClock): Converted {
  const text = typeof cell === 'number' ? serialText(cell) : cellText(cell)
  const date = text === null ? null : readDateText(text)
  if (!date) return reject('not-a-date')
  const { day, time, offset } = date
  if (kind === 'date') return accept(day)
  const instant =
    offset === null
      ? clock.instantOf(day, time ?? '00:00:00')
      : Date.parse(`${day}T${time ?? '00:00:00'}Z`) - offset
  return accept(new Date(instant).toISOString())
}

function serialText(serial: number): string | null {
  if (serial < 1 || serial > 2_958_465) return null
  return new Date(serialEpoch + Math.round(serial * dayMillis)).toISOString().slice(0, 19)
}

/** Several values in one cell are parted by a comma, semicolon, or 、 unless the whole text is one value. */
function convertEach(
  text: string,
  rejection: ConvertRejection,
  find: (part: string) => string | null,
): Converted {
  const whole = find(text)
  if (whole !== null) return accept([whole])
  const parts = text
    .split(/[,;，；、\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const ids = parts.map(find)
  const found = ids.filter((id): id is string => id !== null)
  return found.length === ids.length ? accept([...new Set(found)]) : reject(rejection)
}
