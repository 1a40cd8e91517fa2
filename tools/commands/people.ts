// npm run people [-- --people 100000 --departments 2000 --space demo --seed 1]: fills a space of the running product with people.
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { madeOrganisation } from '../people/made-organisation.ts'
import { madePeople } from '../people/made-people.ts'
import { writePeople } from '../people/write-people.ts'
import { runningDatabase } from '../postgres/running-database.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '100000' },
    departments: { type: 'string', default: '2000' },
    space: { type: 'string', default: 'demo' },
    seed: { type: 'string', default: '1' },
  },
})
const url = process.env['ATRIUM_DATABASE_URL']
const database = url
  ? { connectionString: url }
  : runningDatabase(process.env['ATRIUM_DATA_DIR'] ?? '.data')
if (!database) {
  console.error(
    'There is no running database: start the product first, or set ATRIUM_DATABASE_URL.',
  )
  process.exit(1)
}
const seed = Number(values.seed)
const organisation = madeOrganisation(Number(values.departments), seed)
const people = madePeople(organisation, { count: Number(values.people), seed })
const sql = new Client(database)
await sql.connect()
try {
  const found = await sql.query('select from platform.enterprises where ent_id = $1', [
    values.space,
  ])
  if (found.rowCount === 0) throw new Error(`There is no space ${values.space}.`)
  await writePeople(sql, { entId: values.space, organisation, people })
  const count = `${people.people.length} people in ${organisation.departments.length} departments`
  console.log(`Space ${values.space} has ${count} more.`)
} finally {
  await sql.end()
}
