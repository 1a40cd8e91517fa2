import type { FieldKind, Value } from '@atrium/domain-forms'

/** Writes a row of PostgreSQL's COPY text format; each part comes from `copyValue` or `copyText`. */
export function copyRow(parts: readonly string[]): string {
  return `${parts.join('\t')}\n`
}

/** A text as COPY reads it. */
function copyText(text: string): string {
  return /[\\\t\n\r]/.test(text)
    ? text.replace(/[\\\t\n\r]/g, (char) => escapes[char] ?? char)
    : text
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** A field's value as COPY reads it into the column of its kind; lists become PostgreSQL arrays, files JSON. */
export function copyValue(kind: FieldKind, value: Value): string {
  if (value === null) return '\\N'
  if (kind === 'attachment') return copyText(JSON.stringify(value))
  if (Array.isArray(value)) return copyText(`{${value.map(arrayItem).join(',')}}`)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return copyText(String(value))
}

function arrayItem(item: unknown): string {
  return `"${String(item).replace(/[\\"]/g, '\\$&')}"`
}
