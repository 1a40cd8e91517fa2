import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { cellText, type Locale } from '@atrium/domain-core'
import {
  memberColumnTitle,
  memberImportLimit,
  type MemberRowError,
  memberRowText,
} from '@atrium/domain-org'
import { csvLine, readTable, type RunningJob } from '@atrium/server-core'
import type { MemberImportInput } from './member-import-job'

const titles = {
  'zh-CN': { row: '行号', reasons: '错误原因', link: '设置密码链接（24 小时内有效）' },
  en: { row: 'Row', reasons: 'What is wrong', link: 'Link to set a password (for 24 hours)' },
}

/** Lines of comma-separated text, with a byte order mark so that spreadsheets read it as UTF-8. */
function lineWriter(path: string) {
  const stream = createWriteStream(path)
  stream.write('\uFEFF')
  return {
    async write(cells: readonly string[]) {
      if (!stream.write(csvLine(cells))) await once(stream, 'drain')
    },
    async end() {
      stream.end()
      await finished(stream)
    },
  }
}

interface Failed {
  readonly input: MemberImportInput
  readonly job: Pick<RunningJob, 'signal'>
  /** Of the file that was read. */
  readonly path: string
  readonly errors: readonly MemberRowError[]
}

/** Writes the rows that failed, with why, as a file to mend and import again. */
export async function writeErrorFile(to: string, { input, job, path, errors }: Failed) {
  const { locale, headerRow, sheet } = input
  const byRow = new Map<number, string[]>()
  for (const error of errors) {
    const reason = `${memberColumnTitle(error.field, locale)}: ${memberRowText(error, locale)}`
    byRow.set(error.row, [...(byRow.get(error.row) ?? []), reason])
  }
  const lines = lineWriter(to)
  const task = { path, sheet, maxRows: memberImportLimit + headerRow }
  for await (const rows of readTable(task, job.signal)) {
    for (const { row, cells } of rows) {
      const reasons = byRow.get(row)
      const texts = cells.map(cellText)
      if (row === headerRow)
        await lines.write([...texts, titles[locale].row, titles[locale].reasons])
      else if (reasons) await lines.write([...texts, String(row), reasons.join(' ')])
    }
  }
  await lines.end()
}

interface Links {
  readonly people: readonly { loginId: string; name: string; link: string }[]
  readonly locale: Locale
}

/** Writes how each new person sets their password. */
export async function writeLinksFile(to: string, { people, locale }: Links) {
  const lines = lineWriter(to)
  await lines.write([
    memberColumnTitle('loginId', locale),
    memberColumnTitle('name', locale),
    titles[locale].link,
  ])
  for (const { loginId, name, link } of people) await lines.write([loginId, name, link])
  await lines.end()
}
