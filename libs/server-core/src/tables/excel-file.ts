import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Cell } from '@atrium/domain-core'
import { readXls, readXlsx, streamXlsxRows, type CellValue } from 'hucre/xlsx'
import type { TableFile, TableRow } from './table-file'
import { UnreadableTable } from './unreadable-table'
import { guardZip } from './zip-guard'

/** The old format is read whole. */
const xlsByteLimit = 30 * 1024 * 1024

/** Opens a workbook of Excel, its first sheet unless one is named. Formulas are read as the values they last had. */
export async function openExcel(
  path: string,
  kind: 'xlsx' | 'xls',
  sheet?: string,
): Promise<TableFile> {
  return kind === 'xlsx' ? openXlsx(path, sheet) : openXls(path, sheet)
}

async function openXlsx(path: string, wanted?: string): Promise<TableFile> {
  await guardZip(path)
  const sheets = await sheetNames(path)
  const sheet = chooseSheet(sheets, wanted)
  return {
    format: 'xlsx',
    sheets,
    sheet,
    async *rows() {
      try {
        for await (const { index, values } of streamXlsxRows(readBytes(path), { sheet })) {
          const cells = values.map(toCell)
          if (cells.some((cell) => cell !== null)) yield { row: index + 1, cells }
        }
      } catch (cause) {
        throw asUnreadable(cause)
      }
    },
  }
}

async function sheetNames(path: string): Promise<string[]> {
  const names: string[] = []
  try {
    await readXlsx(readBytes(path), {
      sheets: (info) => {
        if (!info.hidden && !info.veryHidden) names.push(info.name)
        return false
      },
    })
  } catch (cause) {
    throw asUnreadable(cause)
  }
  return names
}

async function openXls(path: string, wanted?: string): Promise<TableFile> {
  if ((await stat(path)).size > xlsByteLimit) throw new UnreadableTable('import-expands-too-much')
  const workbook = await readXls(await readFile(path)).catch((cause: unknown) => {
    throw asUnreadable(cause)
  })
  const sheets = workbook.sheets.map((each) => each.name)
  const sheet = chooseSheet(sheets, wanted)
  const rows = workbook.sheets.find((each) => each.name === sheet)?.rows ?? []
  return {
    format: 'xlsx',
    sheets,
    sheet,
    // eslint-disable-next-line typescript/require-await
    async *rows(): AsyncGenerator<TableRow> {
      for (const [at, values] of rows.entries()) {
        const cells = values.map(toCell)
        if (cells.some((cell) => cell !== null)) yield { row: at + 1, cells }
      }
    },
  }
}

function chooseSheet(sheets: readonly string[], wanted: string | undefined): string {
  const [first] = sheets
  if (first === undefined) throw new UnreadableTable('import-empty')
  if (wanted === undefined) return first
  if (!sheets.includes(wanted)) throw new UnreadableTable('import-sheet-missing', { name: wanted })
  return wanted
}

function toCell(value: CellValue): Cell {
  if (!(value instanceof Date)) return value === '' ? null : value
  // Days are counted in fractions, which miss the whole second by a little.
  const second = Math.round(value.getTime() / 1000) * 1000
  const text = Number.isNaN(second) ? null : new Date(second).toISOString()
  return text === null || text.endsWith('T00:00:00.000Z')
    ? (text?.slice(0, 10) ?? null)
    : text.slice(0, 19)
}

function readBytes(path: string): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
}

function asUnreadable(cause: unknown): UnreadableTable {
  return cause instanceof UnreadableTable
    ? cause
    : new UnreadableTable('import-unreadable', {}, { cause })
}
