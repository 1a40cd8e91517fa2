// npm run verify-audit -- [--data .data | --url postgres://…] [--space demo]: walks the log's chains; fails at the first broken entry.
// npm run verify-audit -- --file audit.jsonl [--key fingerprint]: checks an exported log by itself.
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { loggedSpaces, verifyDatabase } from '../audit/verify-database.ts'
import { verifyFile } from '../audit/verify-file.ts'
import { runningDatabase } from '../postgres/running-database.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    url: { type: 'string' },
    space: { type: 'string' },
    file: { type: 'string' },
    key: { type: 'string' },
  },
})
process.exitCode = (await (values.file ? checkFile(values.file) : checkDatabase())) ? 0 : 1

async function checkFile(path: string): Promise<boolean> {
  const verdict = await verifyFile(path)
  if (!verdict.ok) return say(false, `${path}: line ${verdict.line}: ${verdict.reason}.`)
  const { entries, gaps, fingerprint } = verdict
  if (values.key !== undefined && values.key !== fingerprint) {
    return say(false, `${path}: signed by ${fingerprint}, not by ${values.key}.`)
  }
  const between = gaps === 0 ? 'without a gap' : `with ${gaps} gaps, as a filter leaves them`
  return say(true, `${path}: ${entries} entries ${between}, signed by ${fingerprint}.`)
}

async function checkDatabase(): Promise<boolean> {
  const url = values.url ?? process.env['ATRIUM_DATABASE_URL']
  const dir = values.data ?? process.env['ATRIUM_DATA_DIR'] ?? '.data'
  const database =
    url && values.data === undefined ? { connectionString: url } : runningDatabase(dir)
  if (!database) {
    return say(
      false,
      `There is no running database in ${dir}: start the product, or name it with --url.`,
    )
  }
  const sql = new Client(database)
  await sql.connect()
  try {
    const spaces = values.space === undefined ? await loggedSpaces(sql) : [values.space]
    for (const space of spaces) {
      const verdict = await verifyDatabase(sql, space)
      if (!verdict.ok)
        return say(false, `${space}: entry ${verdict.seq} is broken: ${verdict.reason}.`)
      say(true, `${space}: ${verdict.entries} entries, unbroken.`)
    }
    return true
  } finally {
    await sql.end()
  }
}

function say(isGood: boolean, text: string): boolean {
  if (isGood) console.log(text)
  else console.error(text)
  return isGood
}
