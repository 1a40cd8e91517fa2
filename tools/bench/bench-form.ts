import type { BenchServer } from './bench-server.ts'

const kinds = ['text', 'number', 'date', 'switch'] as const
const columns = Array.from({ length: 20 }, (_, at) => ({
  kind: kinds[at % kinds.length] ?? 'text',
  id: `f_bench${String(at).padStart(3, '0')}`,
  label: `Column ${at}`,
}))

export interface BenchForm {
  readonly id: string
  readonly appId: string
  /** Schema-qualified, as it stands in SQL. */
  readonly table: string
  /** Columns that hold fields, by field id. */
  readonly columnOf: ReadonlyMap<string, string>
}

export const numberField = 'f_bench001'

/** Publishes a form of 20 fields and finds the table behind it. */
export async function publishBenchForm(server: BenchServer, name: string): Promise<BenchForm> {
  const before = await tables(server)
  const app = await server.call<{ id: string }>('POST', '/apps', { name })
  const schema = {
    fields: columns,
    sections: [{ id: 's_main', title: '', fieldIds: columns.map(({ id }) => id) }],
    titleFieldId: null,
  }
  const form = await server.call<{ id: string; draftRevision: number }>('POST', '/forms', {
    appId: app.id,
    name,
    schema,
  })
  await server.call('POST', `/forms/${form.id}/publish`, { revision: form.draftRevision })
  const table = (await tables(server)).find((known) => !before.includes(known)) ?? ''
  return {
    id: form.id,
    appId: app.id,
    table: `t_demo."${table}"`,
    columnOf: await columnsOf(server, table),
  }
}

/** One record's values, and one line of a CSV file. */
export function valuesAt(row: number) {
  const day = `20${String(10 + (row % 15))}-0${1 + (row % 9)}-1${row % 10}`
  const byKind = {
    text: `Text ${row % 5000}`,
    number: row % 1000,
    date: day,
    switch: row % 2 === 0,
  }
  return Object.fromEntries(columns.map(({ id, kind }) => [id, byKind[kind]]))
}

export const csvHead = columns.map(({ label }) => label).join()
export const csvMapping = columns.map(({ id }, column) => ({ column, fieldId: id }))

async function tables({ sql }: BenchServer): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 't_demo'",
  )
  return rows.map(({ name }) => name)
}

async function columnsOf({ sql }: BenchServer, table: string) {
  const { rows } = await sql.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 't_demo' and table_name = $1 order by ordinal_position`,
    [table],
  )
  const fields = rows.map(({ name }) => name).slice(-columns.length)
  return new Map(columns.map(({ id }, at) => [id, fields[at] ?? '']))
}
