import type { BenchForm } from './bench-form.ts'
import type { BenchServer } from './bench-server.ts'

const byType: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: "'Text ' || (n % 5000)",
  'timestamp with time zone': "now() - n * interval '1 second'",
  date: "date '2010-01-01' + (n % 5000)::int",
  boolean: 'n % 2 = 0',
}

/** Fills a form's table by one statement, with values of each column's type. */
export async function seedRows(server: BenchServer, form: BenchForm, count: number) {
  const [schema, table] = form.table.replaceAll('"', '').split('.')
  const { rows } = await server.sql.query<{ name: string; type: string; generated: string }>(
    `select column_name as name, data_type as type, is_generated as generated
      from information_schema.columns
      where table_schema = $1 and table_name = $2 and column_name not like 'deleted%'`,
    [schema, table],
  )
  const filled = rows.filter(({ generated }) => generated === 'NEVER')
  const names = filled.map(({ name }) => `"${name}"`).join()
  const values = filled.map(({ name, type }) =>
    name === 'version' ? '1' : (byType[type] ?? '(n % 1000)'),
  )
  await server.sql.query(
    `insert into ${form.table} (${names}) select ${values.join()} from generate_series(1, $1) n`,
    [count],
  )
  await server.sql.query(`analyze ${form.table}`)
}
