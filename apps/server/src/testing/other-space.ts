import { type Core, spaceSchema } from '@atrium/server-core'

/** What another space keeps: its rows, and the ids in them by the table that names them. */
export interface OtherSpace {
  /** Ids of a table whose name holds the noun, such as `form` or `department`; some id where none does. */
  idFor(name: string): string
  readonly ids: ReadonlySet<string>
  /** Changes when any row of the space does. */
  digest(): Promise<string>
}

interface TableColumn {
  readonly schema: string
  readonly table: string
  readonly column: string
}

/** Tables that change by being looked at, or that tell who looked. */
const untold = ['audit_log', 'audit_heads', 'outbox', 'api_versions', 'sessions']

/** @param own The space of who asks: what both know, such as a member of both, is no secret. */
export async function otherSpace(core: Core, entId: string, own: string): Promise<OtherSpace> {
  const scope = { entId, personId: null }
  const columns = await idColumns(core, entId)
  const known = new Set([...(await idsByTable(core, own)).values()].flat())
  const byTable = new Map(
    [...(await idsByTable(core, entId))].map(([key, ids]) => [
      key,
      ids.filter((id) => !known.has(id)),
    ]),
  )
  const all = [...byTable.values()].flat()
  return {
    ids: new Set(all),
    idFor(name) {
      const noun = nounOf(name)
      const filled = [...byTable].filter(([, ids]) => ids.length > 0)
      const named = filled.find(([key]) => key.startsWith(`${noun}.`) && key.endsWith('id'))
      const other = filled.find(([key]) => key.includes(noun))
      return (named ?? other)?.[1][0] ?? all[0] ?? ''
    },
    async digest() {
      const tables = new Map(columns.map(({ schema, table }) => [`"${schema}"."${table}"`, schema]))
      const parts: string[] = []
      for (const [table, schema] of [...tables].toSorted(([one], [other]) =>
        one < other ? -1 : 1,
      )) {
        if (untold.some((name) => table.includes(name))) continue
        const where = schema === 'platform' ? 'where ent_id = $1' : "where $1 <> ''"
        const [row] = await core.database.read(scope, (tx) =>
          tx.query<{ digest: string }>(
            `select md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as digest from ${table} t ${where}`,
            [entId],
          ),
        )
        parts.push(`${table} ${row?.digest}`)
      }
      return parts.join('\n')
    },
  }
}

function idColumns(core: Core, entId: string): Promise<TableColumn[]> {
  return core.database.read({ entId, personId: null }, (tx) =>
    tx.query<TableColumn>(
      `select c.table_schema as schema, c.table_name as table, c.column_name as column
        from information_schema.columns c
        where c.data_type = 'uuid' and (c.table_schema = $1 or (c.table_schema = 'platform' and exists (
          select from information_schema.columns e where e.table_schema = 'platform'
            and e.table_name = c.table_name and e.column_name = 'ent_id')))`,
      [spaceSchema(entId)],
    ),
  )
}

/** The ids that a space keeps, by table and column; a form's table counts as one of records. */
async function idsByTable(core: Core, entId: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const { schema, table, column } of await idColumns(core, entId)) {
    const isOfAll = schema === 'platform'
    const rows = await core.database.read({ entId, personId: null }, (tx) =>
      tx.query<{ id: string }>(
        `select distinct "${column}" as id from "${schema}"."${table}"
          where "${column}" is not null and ${isOfAll ? 'ent_id = $1' : "$1 <> ''"} limit 1000`,
        [entId],
      ),
    )
    const ids = rows.map(({ id }) => id)
    found.set(`${isOfAll ? table : 'record'}.${column}`, ids)
  }
  return found
}

/** `toPersonId` is about a person, `recordIds` about records. */
function nounOf(name: string): string {
  const words = name
    .replace(/Ids?$/, '')
    .replace(/([A-Z])/g, '_$1')
    .toLowerCase()
    .split('_')
  return words.at(-1) === '' || words.at(-1) === undefined ? name : String(words.at(-1))
}
