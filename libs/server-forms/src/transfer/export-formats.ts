import { zoneClock, type ZoneClock } from '@atrium/domain-forms'
import { writeXlsxStream } from 'hucre/xlsx'
import { csvLine } from './csv-line'
import type { ExportedColumn, ExportedRow } from './export-rows'

/** Comma-separated text with a byte order mark, so that spreadsheets read it as UTF-8; no cell starts a formula. */
export async function* csvText(
  columns: readonly ExportedColumn[],
  rows: AsyncIterable<ExportedRow>,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns.map((column) => column.title))}`
  for await (const row of rows) yield csvLine(row.map(csvCell))
}

function csvCell(value: ExportedRow[number]): Exclude<typeof value, Date> {
  return value instanceof Date ? value.toISOString() : value
}

const formats: Partial<Record<ExportedColumn['kind'], string>> = {
  currency: '#,##0.00',
  'date-time': 'yyyy-mm-dd hh:mm',
}

/** A workbook of one sheet, its times as the clock of the zone shows them; texts are stored as texts, so that none is taken for a formula. */
export function xlsxBytes(
  { title, timeZone }: { readonly title: string; readonly timeZone: string },
  columns: readonly ExportedColumn[],
  rows: AsyncIterable<ExportedRow>,
) {
  const name = title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 28) || 'Sheet1'
  return writeXlsxStream(localRows(rows, zoneClock(timeZone)), {
    name,
    freezePane: { rows: 1 },
    columns: columns.map((column) => {
      const numFmt = formats[column.kind]
      return { header: column.title, width: 18, ...(numFmt ? { numFmt } : {}) }
    }),
  })
}

async function* localRows(rows: AsyncIterable<ExportedRow>, clock: ZoneClock) {
  const local = (at: Date) => new Date(at.getTime() + clock.offsetAt(at.getTime()))
  for await (const row of rows) yield row.map((cell) => (cell instanceof Date ? local(cell) : cell))
}
