import { zoneClock } from '@atrium/domain-forms'
import { csvLine } from '@atrium/server-core'
import { writeXlsxStream } from 'hucre/xlsx'
import type { ExportedCell, ExportedColumn, ExportedRow } from './export-rows'

/** Comma-separated text with a byte order mark, so that spreadsheets read it as UTF-8; no cell starts a formula. */
export async function* csvText(
  columns: readonly ExportedColumn[],
  rows: AsyncIterable<ExportedRow>,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns.map((column) => column.title))}`
  for await (const { cells } of rows) yield csvLine(cells.map(csvCell))
}

function csvCell(value: ExportedCell): Exclude<typeof value, Date> {
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
  const clock = zoneClock(timeZone)
  const local = (cell: ExportedCell) =>
    cell instanceof Date ? new Date(cell.getTime() + clock.offsetAt(cell.getTime())) : cell
  let wrong: ExportedRow['wrong'] = new Set()
  async function* localRows() {
    for await (const row of rows) {
      wrong = row.wrong
      yield row.cells.map(local)
    }
  }
  return writeXlsxStream(localRows(), {
    name,
    freezePane: { rows: 1 },
    columns: columns.map((column, at) => {
      const numFmt = formats[column.kind]
      const format = numFmt ? { numFmt } : {}
      return {
        header: column.title,
        width: 18,
        ...format,
        // Asked for cell by cell, right after its row was taken.
        get style() {
          return wrong.has(at) ? { ...marked, ...format } : format
        },
      }
    }),
  })
}

/** Section 5: exported data failing required checks is marked red. */
const marked = {
  font: { color: { rgb: '9C0006' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFC7CE' } },
} as const
