import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock, Config, Logger } from '@atrium/server-core'
import { createTransport, type Transporter } from 'nodemailer'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends mails in the background, so that no answer tells by its time whether one was sent. */
export interface Mailer {
  send(mail: Mail): void
  /** False where mails are kept as files. */
  sends(): boolean
  /** Where mails go, for the start's log. */
  readonly goesTo: string
  /** Waits for what is under way. */
  stop(): Promise<void>
}

interface Parts {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>
  readonly clock: Clock
  readonly log: Logger
  /** Nothing may leave the house: mails are kept as files. */
  readonly isOffline?: () => boolean
  readonly wait?: (milliseconds: number) => Promise<void>
}

const delays = [1_000, 5_000]

/** By SMTP where ATRIUM_SMTP_URL is set; otherwise into files below the data directory. */
export function createMailer({
  config,
  clock,
  log,
  isOffline = () => false,
  wait = waitFor,
}: Parts): Mailer {
  const { smtpUrl, mailFrom: from } = config
  const folder = () => join(config.dataDir, 'mails')
  const under = new Set<Promise<void>>()
  let transport: Transporter | null = null

  const sends = () => smtpUrl !== null && !isOffline()

  async function deliver(mail: Mail): Promise<void> {
    const message = { from, ...mail }
    if (smtpUrl !== null && sends()) {
      const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
      transport ??= createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...timeouts })
      await transport.sendMail(message)
      return
    }
    const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const written = await writer.sendMail({ ...message, date: clock.now() })
    const name = `${clock.now().toISOString().replaceAll(':', '-')}-${clock.newId()}.eml`
    await mkdir(folder(), { recursive: true })
    await writeFile(join(folder(), name), written.message as Buffer, { mode: 0o600 })
  }

  async function persist(mail: Mail): Promise<void> {
    for (const delay of [...delays, null]) {
      try {
        return await deliver(mail)
      } catch (error) {
        log.warn({ err: error, again: delay !== null }, 'a mail was not sent')
        if (delay !== null) await wait(delay)
      }
    }
  }

  return {
    sends,
    get goesTo() {
      return smtpUrl === null ? folder() : new URL(smtpUrl).host
    },
    send(mail) {
      const work = persist(mail).finally(() => under.delete(work))
      under.add(work)
    },
    async stop() {
      await Promise.all(under)
      transport?.close()
    },
  }
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })
}
