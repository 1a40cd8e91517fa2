import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SmsMessage } from '@atrium/domain-auth'
import { systemClock, type Clock, type Config } from '@atrium/server-core'
import { testServer, type TestServer } from '@atrium/server-core/testing'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { authModule } from '../module'

export const password = 'demo demo demo'

/** A server with this module, a clock that can be moved, and what people would receive. */
export interface AuthServer extends TestServer {
  pass(seconds: number): void
  readonly messages: SmsMessage[]
  /** The mail that comes to an address because of what is done. */
  mailAfter(address: string, work: () => Promise<unknown>): Promise<string>
  /** The code in that mail. */
  codeAfter(address: string, work: () => Promise<unknown>): Promise<string>
  mailCount(): Promise<number>
  /** What an authenticator with this key shows now. */
  totp(key: string): string
  /** Posts to a public call; answers the status, the body and the cookie. */
  post(path: string, payload: object, method?: 'POST' | 'PUT'): Promise<Posted>
}

interface Posted {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever a public call answers
  readonly body: any
  readonly cookie: string | null
}

export async function authServer(
  settings: Partial<Config> = {},
  options: { readonly sms?: boolean } = {},
): Promise<AuthServer> {
  let passed = 0
  const clock: Clock = {
    now: () => new Date(Date.now() + passed),
    newId: () => systemClock.newId(),
  }
  const messages: SmsMessage[] = []
  const sms = {
    async send(message: SmsMessage) {
      messages.push(message)
    },
  }
  const server = await testServer({
    modules: (core) => [authModule(core, options.sms ? { sms } : {})],
    settings,
    clock,
  })
  const folder = join(server.core.config.dataDir, 'mails')
  const namesOfMails = () => readdir(folder).catch(() => [])
  async function mailAfter(address: string, work: () => Promise<unknown>): Promise<string> {
    const before = new Set(await namesOfMails())
    await work()
    let found = ''
    await expect
      .poll(async () => {
        for (const name of (await namesOfMails()).filter((one) => !before.has(one))) {
          const mail = await readFile(join(folder, name), 'utf8')
          if (mail.includes(`To: ${address}`) && mail.endsWith('\r\n')) found = mail
        }
        return found
      })
      .not.toBe('')
    return found
  }
  return {
    ...server,
    messages,
    pass(seconds) {
      passed += seconds * 1000
    },
    mailAfter,
    async codeAfter(address, work) {
      const mail = await mailAfter(address, work)
      return /^Subject: (\d+) is/m.exec(mail)?.[1] ?? ''
    },
    totp: (key) =>
      new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: clock.now().getTime() }),
    mailCount: async () => (await namesOfMails()).length,
    async post(path, payload, method = 'POST') {
      const headers = { 'accept-language': 'en' }
      const answer = await server.app.inject({ method, url: `/sapi${path}`, payload, headers })
      const token = answer.cookies[0]?.value
      return {
        status: answer.statusCode,
        body: answer.json(),
        cookie: token ? `sid=${token}` : null,
      }
    },
  }
}
