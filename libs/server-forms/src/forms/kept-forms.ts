import type { KeptData } from '@atrium/domain-enterprise'
import { spaceOf, spaceSchema, type Tx } from '@atrium/server-core'
import { qualifiedTable, tableName } from '../tables/record-table'

interface FormRow {
  readonly id: string
  readonly appId: string
  readonly isBinned: boolean
  readonly isPublished: boolean
}

interface TableRow {
  readonly name: string
  readonly records: number
  readonly bytes: number
}

const batch = 500

/** What forms and their records take, and all of them as lines. */
export function createKeptForms(): KeptData<Tx> {
  return {
    async usage(tx) {
      const [forms, tables] = await Promise.all([selectForms(tx), selectTables(tx)])
      const byName = new Map(tables.map((table) => [table.name, table]))
      return {
        binnedForms: forms.filter(({ isBinned }) => isBinned).length,
        forms: forms
          .filter(({ isBinned }) => !isBinned)
          .map(({ id, appId }) => {
            const { records = 0, bytes = 0 } = byName.get(tableName(id)) ?? {}
            return { appId, records, bytes }
          }),
      }
    },
    async *lines(read) {
      const forms = (await read(selectForms)).filter(({ isBinned }) => !isBinned)
      for (const { id, isPublished } of forms) {
        yield { kind: 'form', ...(await read((tx) => selectDefinition(tx, id))) }
        if (!isPublished) continue
        let after = '00000000-0000-0000-0000-000000000000'
        for (;;) {
          const from = after
          const rows = await read((tx) => selectRecords(tx, id, from))
          for (const { record } of rows) yield { kind: 'record', formId: id, record }
          const last = rows.at(-1)
          if (!last || rows.length < batch) break
          after = last.id
        }
      }
    },
  }
}

function selectForms(tx: Tx): Promise<FormRow[]> {
  return tx.query<FormRow>(
    `select id, app_id as "appId", deleted_at is not null as "isBinned", version > 0 as "isPublished"
      from platform.form where ent_id = $1 order by app_id, id`,
    [spaceOf(tx)],
  )
}

/** What the database itself knows of the space's tables: counting a million records takes too long. */
function selectTables(tx: Tx): Promise<TableRow[]> {
  return tx.query<TableRow>(
    `select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes,
       greatest(c.reltuples, pg_stat_get_live_tuples(c.oid), 0)::float8 as records
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relkind = 'r'`,
    [spaceSchema(spaceOf(tx))],
  )
}

async function selectDefinition(tx: Tx, formId: string): Promise<object> {
  const [row] = await tx.query<object>(
    `select id, app_id as "appId", name, version, published as schema, columns
      from platform.form where ent_id = $1 and id = $2`,
    [spaceOf(tx), formId],
  )
  return row ?? {}
}

function selectRecords(tx: Tx, formId: string, after: string) {
  return tx.query<{ id: string; record: object }>(
    `select t.id, to_jsonb(t) as record from ${qualifiedTable(spaceOf(tx), formId)} t
      where t.id > $1 order by t.id limit ${batch}`,
    [after],
  )
}
