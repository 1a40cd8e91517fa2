import type { BenchForm } from './bench-form.ts'
import type { BenchServer } from './bench-server.ts'

/** Records are somebody's of the space, and nobody's agent wrote them. */
const byName: Record<string, string> = {
  created_by: 'people[1 + n % cardinality(people)]',
  updated_by: 'people[1 + n % cardinality(people)]',
  owned_by: 'null',
  created_agent: 'null',
  updated_agent: 'null',
  agent_version: 'null',
}
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
    name === 'version' ? '1' : (byName[name] ?? byType[type] ?? '(n % 1000)'),
  )
  const people =
    "select array_agg(person_id) as people from platform.memberships where ent_id = 'demo'"
  await server.sql.query(
    `insert into ${form.table} (${names}) select ${values.join()} from generate_series(1, $1) n, (${people}) of_space`,
    [count],
  )
  await server.sql.query(`analyze ${form.table}`)
}
