import { cellText, type Cell } from '@atrium/domain-core'
import { readDateText } from './date-text'

/** The number a cell holds, thousands separators, percent and currency signs read as people mean them; null when none. */
export function cellNumber(cell: Cell): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  if (typeof cell !== 'string') return null
  const text = cell.trim().replace(/^([+-]?)[¥￥$€£]\s*/u, '$1')
  const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
  const percent = grouped.endsWith('%')
  const bare = percent ? grouped.slice(0, -1) : grouped
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(bare)) return null
  const value = Number(bare)
  if (!Number.isFinite(value)) return null
  return percent ? Number((value / 100).toPrecision(15)) : value
}

// What people write in their files, whatever language the product speaks.
/* oxlint-disable atrium/visible-text */
const yes = new Set(['true', 'yes', 'y', '是', '✓', '√', 'on', '对'])
const no = new Set(['false', 'no', 'n', '否', '✗', '×', 'off', '错'])
/* oxlint-enable atrium/visible-text */

/** Yes or no as people write it; 1 and 0 count only when `digits` is set. Null when it is neither. */
export function cellBoolean(
  cell: Cell,
  options: { readonly digits: boolean } = { digits: true },
): boolean | null {
  if (typeof cell === 'boolean') return cell
  const text = cellText(cell).toLowerCase()
  if (yes.has(text) || (options.digits && text === '1')) return true
  if (no.has(text) || (options.digits && text === '0')) return false
  return null
}

/** What kind of date a cell holds, if it does. */
export function cellDateKind(cell: Cell): 'date' | 'date-time' | null {
  if (typeof cell !== 'string') return null
  const date = readDateText(cell)
  if (!date) return null
  return date.time === null ? 'date' : 'date-time'
}
