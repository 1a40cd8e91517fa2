import type { EmailCodesPort } from '@atrium/domain-public'

/** Codes that arrive at once, in a mailbox that tests can read. */
export interface FakeCodes extends EmailCodesPort {
  /** The code that was sent to the address last. */
  of(email: string): string | undefined
}

export function fakeCodes(): FakeCodes {
  const sent = new Map<string, string>()
  let count = 100_000
  return {
    of: (email) => sent.get(email),
    async send({ email }) {
      count += 1
      sent.set(email, String(count))
      return 60
    },
    async check({ email, code }) {
      const right = sent.get(email) === code
      if (right) sent.delete(email)
      return right
    },
  }
}
