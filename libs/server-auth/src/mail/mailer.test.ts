import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger, systemClock } from '@atrium/server-core'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codeMail } from './auth-mails'
import { createMailer } from './mailer'

const dataDir = mkdtempSync(join(tmpdir(), 'atrium-mail-'))
const received: { to: string[]; source: string }[] = []
let refuseNext = 0
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onMailFrom: (_address, _session, done) => done(refuseNext-- > 0 ? new Error('busy') : null),
  onData(stream, session, done) {
    let source = ''
    stream.on('data', (part: Buffer) => (source += part.toString()))
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source })
      done()
    })
  },
})
let smtpUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
})
afterEach(() => {
  received.length = 0
})
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve))
  rmSync(dataDir, { recursive: true })
})

const aMail = () =>
  codeMail({
    to: 'lin@spruce.example',
    locale: 'en',
    use: 'reset-password',
    code: '204817',
    minutes: 10,
    ip: '<192.0.2.7>',
    link: 'https://atrium.example/forgot-password?token=a&b',
  })
const mailer = (url: string | null) =>
  createMailer({
    config: { smtpUrl: url, mailFrom: 'Atrium <no-reply@atrium.example>', dataDir },
    clock: systemClock,
    log: createLogger('silent'),
    wait: async () => undefined,
  })

describe('a mail', () => {
  it('is given up after three tries, and nothing breaks', async () => {
    refuseNext = 3
    const post = mailer(smtpUrl)
    post.send(aMail())
    await post.stop()
    expect(received).toEqual([])
    refuseNext = 0
  })
  it('reaches an SMTP server, also one that refused it at first', async () => {
    refuseNext = 1
    const post = mailer(smtpUrl)
    post.send(aMail())
    await post.stop()
    expect(received).toMatchObject([{ to: ['lin@spruce.example'] }])
    expect(received[0]?.source).toContain('Subject: 204817 is your Atrium verification code')
  })
  it('is a file for its owner alone where there is no SMTP server', async () => {
    const post = mailer(null)
    post.send(aMail())
    await post.stop()
    const files = readdirSync(post.goesTo)
    expect(files).toHaveLength(1)
    const path = join(post.goesTo, files[0]!)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readFileSync(path, 'utf8')).toMatch(/From: Atrium <no-reply@atrium.example>\r\n/)
  })
  it('holds nothing that a mail program would take for markup', () => {
    expect(aMail().html).toContain('from &lt;192.0.2.7&gt;')
    expect(aMail().html).toContain('token=a&amp;b')
  })
})
