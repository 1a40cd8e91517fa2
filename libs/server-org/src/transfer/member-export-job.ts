import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { idSchema, localeSchema } from '@atrium/domain-core'
import { type MemberColumn, memberColumnTitle, startMemberExport } from '@atrium/domain-org'
import {
  type Clock,
  csvLine,
  type Database,
  type FileStore,
  type JobDefinition,
  keepMade,
  type RunningJob,
  transferJob,
  type Tx,
} from '@atrium/server-core'
import { writeXlsxStream } from 'hucre/xlsx'
import { z } from 'zod'
import { type ExportedMember, memberExporter } from './member-export-store'

const exportInputSchema = startMemberExport.input.extend({
  locale: localeSchema,
  /** The departments that are the person's to manage, of those asked for; null is all. */
  branch: z.array(idSchema).nullable(),
})

export type MemberExportInput = z.output<typeof exportInputSchema>

export interface MemberExportNeeds {
  readonly database: Database
  readonly files: FileStore
  readonly clock: Clock
}

/** Writes the members that a query finds into a file, as they stood at one moment. */
export function memberExportJob({ database, files, clock }: MemberExportNeeds): JobDefinition {
  return transferJob({
    kind: 'org.export-members',
    input: exportInputSchema,
    run: ({ input, job, folder }) =>
      database.read(job.scope, async (tx) => {
        await tx.query('set transaction isolation level repeatable read')
        const path = join(folder, `members.${input.format}`)
        let rows = 0
        const lines = linesOf(tx, input, job, (count) => {
          rows += count
        })
        await pipeline(bytesOf(input, lines), createWriteStream(path), { signal: job.signal })
        const ending = ` ${clock.now().toISOString().slice(0, 10)}.${input.format}`
        const kept = await keepMade(files, job, { path, ending })
        return { rows, fileId: kept.id, fileName: kept.name }
      }),
  })
}

/** Page after page by keyset, so that the last costs what the first does. */
async function* linesOf(
  tx: Tx,
  input: MemberExportInput,
  job: RunningJob,
  onRows: (count: number) => void,
): AsyncGenerator<string[]> {
  const { pages, total } = await memberExporter(tx, input)
  let done = 0
  for await (const page of pages()) {
    job.signal.throwIfAborted()
    for (const member of page) yield input.columns.map((column) => cellOf(member, column))
    done += page.length
    onRows(page.length)
    job.progress(done, total)
  }
}

function cellOf(member: ExportedMember, column: MemberColumn): string {
  const value = member[column]
  return Array.isArray(value) ? value.join('; ') : (value ?? '')
}

function bytesOf({ format, columns, locale }: MemberExportInput, lines: AsyncIterable<string[]>) {
  const heads = columns.map((column) => memberColumnTitle(column, locale))
  if (format === 'csv') return Readable.from(csvText(heads, lines))
  const sheet = writeXlsxStream(lines, {
    name: 'Members',
    freezePane: { rows: 1 },
    columns: heads.map((header) => ({ header, width: 20 })),
  })
  return Readable.fromWeb(sheet)
}

async function* csvText(heads: string[], lines: AsyncIterable<string[]>) {
  yield `\uFEFF${csvLine(heads)}`
  for await (const cells of lines) yield csvLine(cells)
}
