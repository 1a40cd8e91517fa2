import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** Without a mail server the product writes its mails below its data. */
const mails = join(tmpdir(), `atrium-e2e-${process.env['E2E_PORT'] ?? 4390}`, 'mails')

/** The code in the last mail to an address, once it has come. */
export async function codeFor(address: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const names = (await readdir(mails)).toSorted().toReversed()
    for (const name of names) {
      const text = await readFile(join(mails, name), 'utf8')
      if (!text.includes(`To: ${address}`)) continue
      // The part in HTML is quoted-printable: a line that ends with `=` goes on with the next.
      code = />(\d{4,8})<\/p>/.exec(text.replaceAll(/=\r?\n/g, ''))?.[1] ?? ''
      break
    }
    expect(code).not.toBe('')
  }).toPass()
  return code
}
