import { madeOrganisation } from '../people/made-organisation.ts'
import { madePeople } from '../people/made-people.ts'
import { writePeople } from '../people/write-people.ts'
import type { BenchServer } from './bench-server.ts'
import type { Measure } from './measures.ts'
import { medianMs } from './median.ts'

/** Fills the demo enterprise with so many people. */
export async function manyPeople({ sql }: BenchServer, count: number): Promise<void> {
  const organisation = madeOrganisation(Math.max(10, count / 50), 1)
  const people = madePeople(organisation, { count, seed: 1 })
  await writePeople(sql, { entId: 'demo', organisation, people })
}

const columns = `m.person_id, p.login_id, m.name, m.state, m.roles, m.department_ids, m.post_ids,
  m.employee_number, m.phone, m.email, m.portrait_id`
const found = `from platform.memberships m join platform.persons p on p.person_id = m.person_id
  where m.ent_id = 'demo' and m.state = any('{invited,active,suspended}')`
const order = `order by m.name collate "zh-x-icu", m.person_id limit 51`

/** The first page of members, and its count. */
export async function membersMeasure(server: BenchServer, count: number): Promise<Measure> {
  const ms = await medianMs(40, () => server.call('POST', '/org/members/list', { limit: 50 }))
  const againstMs = await medianMs(40, () => pageBySql(server, ''))
  return { title: `50 of ${count} members by HTTP / the same SQL`, ms, againstMs, goal: 1.5 }
}

/** What somebody types into the search, letter by letter. */
const typed = ['小', '小明', 'zhang', 'zhang w', '1381', '13812', 'wei.li0', 'Иван']

export async function peopleSearchMeasure(server: BenchServer, count: number): Promise<Measure> {
  const at = (run: number) => typed[Math.abs(run) % typed.length] ?? ''
  const ms = await medianMs(40, (run) =>
    server.call('POST', '/org/members/list', { search: at(run), limit: 50 }),
  )
  const againstMs = await medianMs(40, (run) => {
    const text = server.sql.escapeLiteral(at(run).toLowerCase())
    return pageBySql(
      server,
      `and platform.text_grams(m.ent_id, m.search_text) @> platform.text_grams('demo', ${text})
        and position(${text} in m.search_text) > 0`,
    )
  })
  return { title: `search among ${count} members by HTTP / the same SQL`, ms, againstMs, goal: 1.5 }
}

async function pageBySql({ sql }: BenchServer, where: string): Promise<void> {
  await sql.query(`select ${columns} ${found} ${where} ${order}`)
  await sql.query(`select count(*) from (select 1 ${found} ${where} limit 10001) c`)
}
