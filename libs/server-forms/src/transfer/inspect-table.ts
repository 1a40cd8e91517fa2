import { cellText, type Cell } from '@atrium/domain-core'
import {
  importColumnLimit,
  importRowLimit,
  inferColumn,
  type InspectedColumn,
  type InspectedFile,
} from '@atrium/domain-forms'
import { UnreadableTable } from '@atrium/server-core'
import type { TableFile, TableRow } from '@atrium/server-core'

/** Rows the kinds of columns are guessed from; the rest is only counted. */
const sampleRows = 20_000

/** Rows a header is looked for in. */
const headerRows = 20

/**
 * What a file's table holds: its columns with guessed kinds, and how many rows.
 * @param headerRow Row of the column names, counted from 1; found by looking when left out.
 * @throws UnreadableTable when it is empty, too wide or too long.
 */
export async function inspectTable(
  name: string,
  table: TableFile,
  headerRow?: number,
): Promise<InspectedFile> {
  const { sample, rowCount } = await readSample(table)
  const header = sample.find((row) => row.row === (headerRow ?? findHeader(sample)))
  if (!header) throw new UnreadableTable('import-empty')
  const body = sample.filter((row) => row.row > header.row)
  const width = Math.max(...[header, ...body].map((row) => lastFilled(row.cells) + 1))
  if (width > importColumnLimit) {
    throw new UnreadableTable('import-too-many-columns', { count: width, max: importColumnLimit })
  }
  const names = columnNames(header.cells, width)
  const skipped = sample.length - body.length
  return {
    name,
    format: table.format,
    sheets: [...table.sheets],
    sheet: table.sheet,
    headerRow: header.row,
    columns: names.map((column, index) => inspectColumn(column, index, body)),
    rowCount: rowCount - skipped,
    notes: notesOf(header.cells, width),
  }
}

async function readSample(table: TableFile): Promise<{ sample: TableRow[]; rowCount: number }> {
  const sample: TableRow[] = []
  let rowCount = 0
  for await (const row of table.rows()) {
    rowCount += 1
    if (rowCount > importRowLimit)
      throw new UnreadableTable('import-too-many-rows', { max: importRowLimit })
    if (sample.length < sampleRows) sample.push(row)
  }
  if (rowCount === 0) throw new UnreadableTable('import-empty')
  return { sample, rowCount }
}

/** The first row that fills as many columns as the rows below usually do: above it are titles and merged cells. */
function findHeader(sample: readonly TableRow[]): number | undefined {
  const head = sample.slice(0, headerRows)
  const widths = head.map((row) => filledCount(row.cells))
  const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0
  const at = widths.findIndex((width) => width >= Math.max(1, usual * 0.6))
  return (head[at] ?? head[0])?.row
}

/** Names for every column: blank ones get a letter as in a spreadsheet, repeated ones a number. */
function columnNames(header: readonly Cell[], width: number): string[] {
  const seen = new Map<string, number>()
  return Array.from({ length: width }, (_, index) => {
    const name =
      cellText(header[index] ?? null)
        .replace(/\s+/g, ' ')
        .slice(0, 50) || letters(index)
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

function letters(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}

function inspectColumn(name: string, index: number, body: readonly TableRow[]): InspectedColumn {
  const cells = body.map((row) => row.cells[index] ?? null)
  const filled = cells.filter((cell) => cellText(cell) !== '')
  const { kind, choices } = inferColumn(cells)
  return {
    index,
    name,
    kind,
    choices: [...choices],
    samples: filled.slice(0, 5).map((cell) => cellText(cell).slice(0, 100)),
    filled: filled.length,
  }
}

function notesOf(header: readonly Cell[], width: number): string[] {
  const names = Array.from({ length: width }, (_, index) => cellText(header[index] ?? null))
  const present = names.filter((name) => name !== '')
  return [
    ...(present.length < names.length ? ['header-blank'] : []),
    ...(new Set(present).size < present.length ? ['header-repeated'] : []),
  ]
}

function filledCount(cells: readonly Cell[]): number {
  return cells.filter((cell) => cellText(cell) !== '').length
}

function lastFilled(cells: readonly Cell[]): number {
  return cells.findLastIndex((cell) => cellText(cell) !== '')
}
