import { cellText, type Cell } from '@atrium/domain-core'
import { cellBoolean, cellDateKind, cellNumber } from './cell'
import type { FieldKind } from './field'

/** What a column seems to hold. */
export interface InferredColumn {
  readonly kind: FieldKind
  /** Its distinct values in order of first sight, when the kind is a select. */
  readonly choices: readonly string[]
}

/** Distinct values that still read as a list of choices, at most. */
const choiceLimit = 40

/**
 * Guesses the kind of field a column becomes from its cells; one cell that does not fit decides against a kind, and
 * a text such as `007` is never taken for a number. What it guesses, every cell of the sample can be converted to.
 */
export function inferColumn(cells: readonly Cell[]): InferredColumn {
  const filled = cells.filter((cell) => cellText(cell) !== '')
  if (filled.length === 0) return { kind: 'text', choices: [] }
  const kind = typedKind(filled, cells.length)
  if (kind) return { kind, choices: [] }
  const texts = filled.map(cellText)
  const choices = choicesOf(texts)
  if (choices) return { kind: 'single-select', choices }
  const long = texts.some((text) => text.length > 200 || text.includes('\n'))
  return { kind: long ? 'long-text' : 'text', choices: [] }
}

function typedKind(filled: readonly Cell[], rows: number): FieldKind | null {
  const whole = filled.length === rows
  if (whole && filled.every((cell) => cellBoolean(cell, { digits: false }) !== null))
    return 'switch'
  if (filled.every(isPlainNumber)) return 'number'
  const dates = new Set(filled.map(cellDateKind))
  if (dates.has(null)) return null
  return dates.has('date-time') ? 'date-time' : 'date'
}

/** A number that loses nothing as a number: no leading zero, no sign, no more than 15 digits. */
function isPlainNumber(cell: Cell): boolean {
  if (cellNumber(cell) === null) return false
  if (typeof cell === 'number') return true
  const text = cellText(cell)
  return !/^[+]?0\d/.test(text) && text.replace(/\D/g, '').length <= 15 && !text.endsWith('%')
}

function choicesOf(texts: readonly string[]): string[] | null {
  const distinct = [...new Set(texts)]
  const few = distinct.length <= choiceLimit && distinct.length <= Math.max(2, texts.length / 4)
  return few && texts.length >= 4 && distinct.every((text) => text.length <= 50) ? distinct : null
}
