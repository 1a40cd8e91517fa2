import { open } from 'node:fs/promises'
import type { Cell } from '@atrium/domain-core'
import { openCsv } from './csv-file'
import { openExcel } from './excel-file'
import { openJson } from './json-file'
import { detectEncoding } from './text-encoding'
import { UnreadableTable } from './unreadable-table'

/** A row of a file: its number counted from 1, and its cells. Rows without any cell are left out. */
export interface TableRow {
  readonly row: number
  readonly cells: readonly Cell[]
}

/** A file opened as a table; `rows` may be walked more than once. */
export interface TableFile {
  readonly format: 'csv' | 'xlsx' | 'json'
  readonly sheets: readonly string[]
  readonly sheet: string
  rows(): AsyncIterable<TableRow>
}

/**
 * Opens a CSV, XLSX, XLS or JSON file by what its bytes are, whatever its name says.
 * @throws UnreadableTable when it is none of them, damaged, or would unpack to too much.
 */
export async function openTableFile(path: string, sheet?: string): Promise<TableFile> {
  const head = await readHead(path)
  if (head.length === 0) throw new UnreadableTable('import-empty')
  if (head.subarray(0, 4).equals(zipMagic)) return openExcel(path, 'xlsx', sheet)
  if (head.subarray(0, 8).equals(compoundMagic)) return openExcel(path, 'xls', sheet)
  const encoding = detectEncoding(head)
  if (!encoding) throw new UnreadableTable('import-unreadable')
  const start = new TextDecoder(encoding).decode(head).trimStart()
  return /^[[{]/.test(start) ? openJson(path, encoding) : openCsv(path, encoding)
}

const zipMagic = Buffer.from([0x50, 0x4b, 0x03, 0x04])
const compoundMagic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const headBytes = 256 * 1024

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
