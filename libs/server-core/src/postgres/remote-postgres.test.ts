import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCurrentUser, signIn } from '@atrium/domain-core'
import { Client, type ClientConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config'
import { createServer } from '../create-server'
import { createLogger } from '../log'
import { createPasswords } from '../sessions/passwords'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres'

const log = createLogger('silent')
const password = 'remote remote remote'
let dir: string
let postgres: EmbeddedPostgres

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'atrium-remote-'))
  await chmod(dir, 0o755)
  postgres = await startEmbeddedPostgres({ dir: join(dir, 'postgres'), log })
})
afterAll(async () => {
  await postgres.stop()
  await rm(dir, { recursive: true })
})

describe('a PostgreSQL of somebody else', () => {
  it('is refused with what it lacks when its user may make no role', async () => {
    const url = await database('strict', 'nocreaterole')
    await expect(start(url)).rejects.toThrow('needs a role atrium_app')
  })

  it('is brought up to date, worked with and found again by a user who is no superuser', async () => {
    const url = await database('managed', 'createrole')
    for (const session of ['first', 'second']) {
      const server = await start(url)
      const signed = await server.app.inject({
        method: signIn.method,
        url: `/sapi${signIn.path}`,
        payload: { loginId: 'admin', password },
      })
      expect([session, signed.statusCode]).toEqual([session, 200])
      const cookie = String(signed.headers['set-cookie']).split(';')[0] ?? ''
      const user = await server.app.inject({
        url: `/sapi${getCurrentUser.path}`,
        headers: { cookie },
      })
      expect(user.json()).toMatchObject({ loginId: 'admin', entId: 'demo' })
      await server.stop()
    }
  })
})

/** A database owned by a role of its own, and its address. */
async function database(name: string, mayMakeRoles: 'createrole' | 'nocreaterole') {
  const { connection } = postgres
  const client = new Client(connection)
  await client.connect()
  await client.query(`create role ${name} login password '${name}' ${mayMakeRoles}`)
  await client.query(`create database ${name} owner ${name}`)
  await client.end()
  return addressOf(connection, name)
}

function addressOf({ host = '', port }: ClientConfig, name: string) {
  return `postgres://${name}:${name}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`
}

function start(databaseUrl: string) {
  const config = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    dataDir: join(dir, 'data'),
    demoPassword: password,
    databaseUrl,
  }
  return createServer({
    config,
    modules: () => [],
    log,
    passwords: createPasswords({ cost: { memory: 64, passes: 1 } }),
  })
}
