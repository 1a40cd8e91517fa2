import { access, constants, statfs } from 'node:fs/promises'
import { connect } from 'node:net'
import type { Service } from '@atrium/domain-enterprise'
import type { Database, SpaceScope } from '@atrium/server-core'

const patienceMillis = 5_000

/** Asks the database for its version. */
export function checkDatabase(database: Database, scope: SpaceScope): Promise<Service> {
  return timed('database', () =>
    database.read(scope, async (tx) => {
      const [row] = await tx.query<{ version: string }>(
        `select 'PostgreSQL ' || current_setting('server_version') as version`,
      )
      return row?.version ?? ''
    }),
  )
}

/** Whether files can be written, and how much room there is. */
export function checkStorage(dataDir: string): Promise<Service> {
  return timed('storage', async () => {
    await access(dataDir, constants.W_OK)
    const { bavail, bsize } = await statfs(dataDir)
    return `${Math.floor((bavail * bsize) / 1024 ** 3)} GB`
  })
}

/** Whether the mail server answers; nothing is sent. */
export function checkMail(smtpUrl: string | null): Promise<Service> {
  if (smtpUrl === null) {
    return Promise.resolve({ name: 'mail', state: 'off', about: '', millis: null })
  }
  const { hostname, port, protocol } = new URL(smtpUrl)
  const usual = protocol === 'smtps:' ? 465 : 587
  return timed('mail', () => reach(hostname, Number(port || usual)))
}

function reach(host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: patienceMillis })
    socket.once('connect', () => {
      socket.destroy()
      resolve(`${host}:${port}`)
    })
    socket.once('timeout', () => {
      socket.destroy()
      reject(new Error(`${host}:${port} timeout`))
    })
    socket.once('error', reject)
  })
}

async function timed(name: Service['name'], check: () => Promise<string>): Promise<Service> {
  const from = performance.now()
  const millis = () => Math.round(performance.now() - from)
  try {
    const about = await check()
    return { name, state: 'ok', about, millis: millis() }
  } catch (error) {
    const about = error instanceof Error ? error.message.slice(0, 200) : ''
    return { name, state: 'failed', about, millis: millis() }
  }
}
