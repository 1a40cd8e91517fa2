import { readFile, stat } from 'node:fs/promises'
import type { Cell } from '@atrium/domain-core'
import type { TableFile, TableRow } from './table-file'
import type { TextEncoding } from './text-encoding'
import { UnreadableTable } from './unreadable-table'

/** JSON is read whole, so it may not be larger than this; CSV and XLSX are read in pieces. */
const byteLimit = 100 * 1024 * 1024

/** Opens a JSON list of objects, or one object a line; the names of all objects are the columns. */
export async function openJson(path: string, encoding: TextEncoding): Promise<TableFile> {
  if ((await stat(path)).size > byteLimit) throw new UnreadableTable('import-expands-too-much')
  const objects = parseObjects(new TextDecoder(encoding).decode(await readFile(path)))
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))]
  return {
    format: 'json',
    sheets: ['JSON'],
    sheet: 'JSON',
    // eslint-disable-next-line typescript/require-await
    async *rows(): AsyncGenerator<TableRow> {
      yield { row: 1, cells: names }
      for (const [at, object] of objects.entries()) {
        yield { row: at + 2, cells: names.map((name) => toCell(object[name])) }
      }
    },
  }
}

type JsonObject = Record<string, unknown>

function parseObjects(text: string): JsonObject[] {
  const value =
    parse(text) ?? text.split('\n').flatMap((line) => (line.trim() ? [parse(line)] : []))
  const list = Array.isArray(value) ? value : firstList(value)
  if (!list) throw new UnreadableTable('import-unreadable')
  if (!list.every(isObject)) throw new UnreadableTable('import-unreadable')
  return list
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Many files wrap their rows: `{ "data": [ … ] }`. */
function firstList(value: unknown): unknown[] | undefined {
  return isObject(value) ? Object.values(value).find((item) => Array.isArray(item)) : undefined
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toCell(value: unknown): Cell {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return value
    case 'object':
      if (value === null) return null
      if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
        return value.join(', ')
      return JSON.stringify(value)
    default:
      return null
  }
}
