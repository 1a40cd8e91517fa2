import { Client } from 'pg'
import { createLogger } from '../log'
import { lockData } from './data-lock'
import { startEmbeddedPostgres } from './embedded-postgres'

// Starts on the directory given and writes numbers for ever, saying each one that was acknowledged.
const dir = process.argv[2] ?? ''
try {
  const lock = await lockData(dir)
  lock.describe('http://127.0.0.1:4321')
  const postgres = await startEmbeddedPostgres({ dir, log: createLogger('silent') })
  const client = new Client(postgres.connection)
  await client.connect()
  await client.query('create table if not exists acknowledged (n bigint primary key)')
  process.stdout.write(`postmaster ${postgres.pid}\n`)
  for (let n = 1; ; n += 1) {
    await client.query('insert into acknowledged values ($1) on conflict do nothing', [n])
    process.stdout.write(`${n}\n`)
  }
} catch (error) {
  process.stdout.write(`refused ${String(error)}\n`)
  process.exit(1)
}
