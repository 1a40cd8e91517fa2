import {
  type BenchForm,
  csvHead,
  csvMapping,
  numberField,
  publishBenchForm,
  valuesAt,
} from './bench-form.ts'
import type { BenchServer } from './bench-server.ts'
import { medianMs, mediansMs } from './median.ts'
import { seedRows } from './seed-rows.ts'

/** What the product took, what that is measured against, and the goal for their ratio. */
export interface Measure {
  readonly title: string
  readonly ms: number
  readonly againstMs: number
  readonly goal: number | null
}

/** A form with many records, for what is measured on lists. */
export async function largeForm(server: BenchServer, rows: number): Promise<BenchForm> {
  const form = await publishBenchForm(server, 'Bench list')
  await seedRows(server, form, rows)
  return form
}

/** Each time another number is asked for, so that no count is known already. */
const list = (run: number) => ({
  filter: { kind: 'condition', field: numberField, comparison: 'eq', operand: numberAt(run) },
  sort: [{ field: 'created_at', direction: 'desc' }],
  limit: 50,
})

/** Numbers of records that a member sees too, in an order that has no two works ask for the same at once. */
function numberAt(run: number): number {
  return (((run * 7) % 500) + 500) % 500
}

export async function listMeasure(
  server: BenchServer,
  form: BenchForm,
  rows: number,
): Promise<Measure> {
  const number = form.columnOf.get(numberField) ?? ''
  const where = `where "${number}" = $1 and deleted_at is null`
  const path = `/forms/${form.id}/records/list`
  const [ms = 0, againstMs = 0] = await mediansMs(300, [
    (run) => server.call('POST', path, list(run)),
    async (run) => {
      const values = [numberAt(run + 50)]
      await server.sql.query({
        name: 'list',
        text: `select * from ${form.table} ${where} order by created_at desc, id desc limit 50`,
        values,
      })
      await server.sql.query({
        name: 'count',
        text: `select count(*) from (select 1 from ${form.table} ${where} limit 10001) c`,
        values,
      })
    },
  ])
  return { title: `list 50 of ${rows} by HTTP / the same SQL`, ms, againstMs, goal: 1.3 }
}

/** The list of somebody who sees some records, by their own, their departments', a filter and shares, against an administrator's. */
export async function memberMeasure(
  server: BenchServer,
  form: BenchForm,
  rows: number,
): Promise<Measure> {
  const half = { kind: 'condition', field: numberField, comparison: 'lte', operand: 500 }
  const view = [
    { kind: 'own' },
    { kind: 'department', below: true },
    { kind: 'filter', filter: half },
  ]
  const none = { edit: [], delete: [], share: [], 'hand-over': [], export: [], monitor: [] }
  const grants = [
    { formId: form.id, create: false, scopes: { ...none, view }, fields: {}, operations: [] },
  ]
  const role = { kind: 'custom', name: 'Members', description: '', grants }
  const subjects = [{ kind: 'everyone' }]
  await server.call('POST', `/apps/${form.appId}/roles`, { ...role, subjects })
  const member = await server.signIn('user')
  await shareSome(server, form, 600)
  const path = `/forms/${form.id}/records/list`
  const [ms = 0, againstMs = 0] = await mediansMs(300, [
    (run) => server.call('POST', path, list(run), member),
    (run) => server.call('POST', path, list(run + 50)),
  ])
  return {
    title: `list 50 of ${rows} as a member / as an administrator`,
    ms,
    againstMs,
    goal: 1.2,
  }
}

/** Shares some of the oldest records with everybody. */
async function shareSome(server: BenchServer, form: BenchForm, count: number): Promise<void> {
  const pieceSize = 200
  const ask = { sort: [{ field: 'created_at', direction: 'asc' }], limit: pieceSize }
  for (let offset = 0; offset < count; offset += pieceSize) {
    const { rows } = (await server.call('POST', `/forms/${form.id}/records/list`, {
      ...ask,
      offset,
    })) as { rows: { id: string }[] }
    await server.call('POST', `/forms/${form.id}/records/share`, {
      recordIds: rows.map(({ id }) => id),
      subjects: [{ kind: 'everyone' }],
      level: 'view',
    })
  }
}

export async function createMeasure(server: BenchServer): Promise<Measure> {
  const runs = 300
  const form = await publishBenchForm(server, 'Bench create')
  const ms = await medianMs(runs, (run) =>
    server.call('POST', `/forms/${form.id}/records`, { values: valuesAt(run + runs) }),
  )
  const kept = await server.sql.query(`select * from ${form.table} limit 1`)
  const names = Object.keys(kept.rows[0] as object).filter((name) => name !== 'id')
  const columns = names.map((name) => `"${name}"`).join()
  const againstMs = await medianMs(runs, () =>
    server.sql.query({
      name: 'create',
      text: `insert into ${form.table} (id, ${columns}) select gen_random_uuid(), ${columns} from ${form.table} limit 1`,
    }),
  )
  return { title: 'create one record by HTTP / the same INSERT', ms, againstMs, goal: null }
}

export async function importMeasure(server: BenchServer, rows: number): Promise<Measure> {
  const form = await publishBenchForm(server, 'Bench import')
  const lines = Array.from({ length: rows }, (_, row) => Object.values(valuesAt(row)).join())
  const file = await server.upload('bench.csv', `${csvHead}\n${lines.join('\n')}\n`)
  const start = performance.now()
  const job = await server.call<{ id: string }>('POST', `/forms/${form.id}/import`, {
    fileId: file.id,
    headerRow: 1,
    mapping: csvMapping,
  })
  let state = 'waiting'
  while (state === 'waiting' || state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 50))
    state = (await server.call<{ state: string }>('GET', `/jobs/${job.id}`)).state
  }
  const ms = performance.now() - start
  if (state !== 'done') throw new Error(`the import ended as ${state}`)
  return {
    title: `import ${rows} rows x 20 / COPY of the same file`,
    ms,
    againstMs: await copyMs(server, form, lines),
    goal: null,
  }
}

async function copyMs(
  server: BenchServer,
  form: { columnOf: ReadonlyMap<string, string> },
  lines: readonly string[],
) {
  const { from } = await import('pg-copy-streams')
  const types = [...form.columnOf.keys()].map(
    (_, at) => ['text', 'numeric', 'date', 'boolean'][at % 4],
  )
  await server.sql.query(
    `create temp table raw (${types.map((type, at) => `c${at} ${type}`).join()})`,
  )
  const start = performance.now()
  const stream = server.sql.query(from('copy raw from stdin (format csv)'))
  stream.end(`${lines.join('\n')}\n`)
  await new Promise((resolve, reject) => stream.on('finish', resolve).on('error', reject))
  return performance.now() - start
}
