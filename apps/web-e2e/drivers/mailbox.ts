import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The code in the last mail to an address that the server of a data folder wrote, once it has come. */
export async function codeFor(dataDir: string, address: string): Promise<string> {
  return codeIn(await newestMail(dataDir, address))
}

/** The newest mail to an address that a server without SMTP has written below its data, as text; waits for it. */
export async function newestMail(dataDir: string, address: string): Promise<string> {
  const folder = join(dataDir, 'mails')
  let found = ''
  await expect
    .poll(async () => {
      const names = await readdir(folder).catch(() => [])
      for (const name of names.toSorted((a, b) => a.localeCompare(b))) {
        const mail = await readFile(join(folder, name), 'utf8')
        if (mail.includes(`To: ${address}`)) found = mail
      }
      return found
    })
    .not.toBe('')
  return decoded(found)
}

/** The verification code in a mail. */
export function codeIn(mail: string): string {
  return /\r\n(\d{4,8})\r\n/.exec(mail)?.[1] ?? ''
}

/** The link in a mail that sets a new password. */
export function linkIn(mail: string): string {
  return /http:\/\/\S+\/forgot-password\?token=[\w-]+/.exec(mail)?.[0] ?? ''
}

/** Chinese texts travel as base64, others with long lines folded. */
function decoded(mail: string): string {
  return mail
    .replaceAll(/(?<=: base64\r\n\r\n)[\w+/=\r\n]+/g, (body) =>
      Buffer.from(body, 'base64').toString('utf8').replaceAll(/\r?\n/g, '\r\n'),
    )
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=')
}
