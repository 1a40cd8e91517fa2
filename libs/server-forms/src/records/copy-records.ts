import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Values } from '@atrium/domain-forms'
import type { Clock, Tx } from '@atrium/server-core'
import { from as copyFrom } from 'pg-copy-streams'
import { qualifiedTable, type RecordTable } from '../tables/record-table'
import { copyRow, copyValue } from '../transfer/copy-text'
import { type Bringing, liveColumns } from './record-store'

/** Adds many records at once; their values are normalised and checked already. Answers how many. */
export async function copyRecords(
  tx: Tx,
  table: RecordTable,
  records: Iterable<Values> | AsyncIterable<Values>,
  { at, personId, departmentId, clock }: Bringing & { readonly clock: Clock },
): Promise<number> {
  const columns = liveColumns(table)
  const names = columns.map((column) => `, "${column.name}"`).join('')
  const stamp = [at.toISOString(), personId]
  let count = 0
  async function* chunks() {
    let lines: string[] = []
    for await (const values of records) {
      const held = columns.map(({ kind, fieldId }) =>
        copyValue(kind, values[fieldId] ?? (kind === 'switch' ? false : null)),
      )
      lines.push(copyRow([clock.newId(), ...stamp, ...stamp, departmentId ?? '\\N', ...held]))
      count += 1
      if (lines.length < chunkRows) continue
      yield lines.join('')
      lines = []
    }
    yield lines.join('')
  }
  const sink = tx.client.query(
    copyFrom(
      `copy ${qualifiedTable(table.entId, table.formId)}
        (id, created_at, created_by, updated_at, updated_by, department_id${names}) from stdin`,
    ),
  )
  await pipeline(Readable.from(chunks()), sink)
  return count
}

const chunkRows = 500
