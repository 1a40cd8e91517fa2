import type { BenchForm } from './bench-form.ts'
import type { BenchServer } from './bench-server.ts'
import type { Measure } from './measures.ts'
import { medianMs } from './median.ts'

const waitSeconds = 300

/** Waits until the server has indexed the texts of a large form, which it does by itself within minutes. */
export async function textsIndexed({ sql }: BenchServer, { id }: BenchForm): Promise<void> {
  for (let second = 0; second < waitSeconds; second += 1) {
    const { rows } = await sql.query<{ found: boolean }>(
      'select text_index is not null as found from platform.form where id = $1',
      [id],
    )
    if (rows[0]?.found) return
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error(`the texts were not indexed within ${waitSeconds} s`)
}

/** A search of a list for what few records hold, against a scan for the same. */
export async function searchMeasure(
  server: BenchServer,
  form: BenchForm,
  rows: number,
): Promise<Measure> {
  const search = 'text 4217'
  const ms = await medianMs(20, () =>
    server.call('POST', `/forms/${form.id}/records/list`, { search, limit: 50 }),
  )
  const texts = [...form.columnOf.values()].filter((_, at) => at % 4 === 0)
  const where = `deleted_at is null and (${texts.map((name) => `"${name}" ilike $1`).join(' or ')})`
  const againstMs = await medianMs(5, async () => {
    const values = [`%${search}%`]
    const list = `select * from ${form.table} where ${where} order by created_at desc, id desc limit 51`
    await server.sql.query(list, values)
    await server.sql.query(
      `select count(*) from (select 1 from ${form.table} where ${where} limit 10001) c`,
      values,
    )
  })
  return { title: `search of a list of ${rows} by HTTP / a scan`, ms, againstMs, goal: 0.1 }
}
