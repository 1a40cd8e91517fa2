import type { Chore, Database, Logger } from '@atrium/server-core'
import { buildIndex, dropIndex } from '../publish/online-migration'
import { qualifiedTable, tableName } from '../tables/record-table'
import { covers, pairsSql, textColumns } from './text-index'
import { keepTextIndex, largeTables, type LargeForm, readLargeForms } from './text-index-store'

/** A smaller table is scanned soon enough. */
const indexedRows = 20_000

interface IndexNeeds {
  readonly database: Database
  readonly log: Logger
}

/** Builds the indexes that searches among many records need, while people go on working. */
export function indexTexts(
  { database, log }: IndexNeeds,
  { fromRows = indexedRows }: { readonly fromRows?: number } = {},
): Chore {
  return {
    name: 'forms.index-texts',
    cron: '* * * * *',
    run: (signal) =>
      alone(database, async () => {
        for (const form of await unindexed(database, fromRows)) {
          signal.throwIfAborted()
          try {
            await indexForm(database, form, signal)
          } catch (error) {
            signal.throwIfAborted()
            log.error({ err: error, formId: form.id }, 'the texts of a form were not indexed')
          }
        }
      }),
  }
}

async function unindexed(database: Database, fromRows: number): Promise<LargeForm[]> {
  return database.read('platform', async (tx) => {
    const names = await largeTables(tx, fromRows)
    const forms = names.length > 0 ? await readLargeForms(tx, names) : []
    return forms.filter(({ textIndex, columns }) => {
      const wanted = textColumns(columns).map(({ name }) => name)
      return wanted.length > 0 && !covers(textIndex, wanted)
    })
  })
}

async function indexForm(database: Database, form: LargeForm, signal: AbortSignal): Promise<void> {
  const { id, entId, version, textIndex: former } = form
  const columns = textColumns(form.columns).map(({ name }) => name)
  const index = { name: `${tableName(id)}_t${version}`, columns }
  const table = qualifiedTable(entId, id)
  const text = `create index if not exists "${index.name}" on ${table} using gin (${pairsSql(index)}) where deleted_at is null`
  await buildIndex(database, form, { name: index.name, text }, signal)
  // Which pairs are rare is known from what the table's statistics say of the index.
  await database.transaction({ entId, personId: null }, async (tx) => {
    await tx.query('set local statement_timeout = 0')
    await tx.query(`analyze ${table}`)
    await keepTextIndex(tx, id, index)
  })
  if (former && former.name !== index.name) await dropIndex(database, form, former.name)
}

const indexLock = 0x74_65_78_74

/** One process at a time; the others leave it to that one. */
async function alone(database: Database, work: () => Promise<void>): Promise<void> {
  const client = await database.pool.connect()
  try {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1) as held',
      [indexLock],
    )
    if (rows[0]?.held !== true) return
    try {
      await work()
    } finally {
      await client.query('select pg_advisory_unlock($1)', [indexLock])
    }
  } finally {
    client.release()
  }
}
