import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { Locale } from '@atrium/domain-core'
import { cellText } from '@atrium/domain-core'
import { issueText, type FormSchema, type RowError } from '@atrium/domain-forms'
import type { TableRow } from '@atrium/server-core'
import { csvLine } from '@atrium/server-core'

/** The rows of an import that failed, as a file to mend and import again: their cells, and why. */
export interface ErrorFile {
  start(columnNames: readonly string[]): Promise<void>
  add(row: TableRow, errors: readonly RowError[]): Promise<void>
  end(): Promise<void>
}

const titles = {
  'zh-CN': { row: '行号', reasons: '错误原因' },
  en: { row: 'Row', reasons: 'What is wrong' },
}

/** Writes failed rows as CSV, with a byte order mark so that spreadsheets read it as UTF-8. */
export function errorFile(path: string, locale: Locale, schema: FormSchema): ErrorFile {
  const stream = createWriteStream(path)
  const write = async (cells: readonly string[]) => {
    if (!stream.write(csvLine(cells))) await once(stream, 'drain')
  }
  return {
    async start(columnNames) {
      stream.write('\uFEFF')
      await write([...columnNames, titles[locale].row, titles[locale].reasons])
    },
    async add(row, errors) {
      const reasons = errors.map((error) => `${error.column}: ${issueText(error, locale, schema)}`)
      await write([...row.cells.map(cellText), String(row.row), reasons.join(' ')])
    },
    async end() {
      stream.end()
      await finished(stream)
    },
  }
}
