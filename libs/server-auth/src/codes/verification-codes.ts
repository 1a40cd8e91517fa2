import { randomInt } from 'node:crypto'
import {
  codeMinutes,
  codesPerHour,
  codeTries,
  codeWaitSeconds,
  type CodeSent,
} from '@atrium/domain-auth'
import { TooOften, Unauthenticated, type Core, type Tx } from '@atrium/server-core'
import { sameDigest, type Vault } from '../vault'
import {
  claimCode,
  endCode,
  makeWait,
  putCode,
  readWait,
  sweepCodes,
  type CodeKey,
  type KeptCode,
} from './code-store'

/** Short codes that prove who reads an address. */
export interface VerificationCodes {
  /** Makes a code, and answers it together with what everybody may be told. */
  make(tx: Tx, key: CodeKey, personId: string | null): Promise<{ code: string; sent: CodeSent }>
  /** Uses a code up and answers whose it was; throws when it is wrong, dead, or of an address nobody has. */
  use(key: CodeKey, code: string): Promise<string>
  /** Uses up a code that was sent to somebody who need not be known yet; false when it is wrong. */
  prove(key: CodeKey, code: string): Promise<boolean>
  sweep(): Promise<void>
}

type Parts = Pick<Core, 'database' | 'clock' | 'config'> & { readonly vault: Vault }

export function createVerificationCodes({
  database,
  clock,
  config,
  vault,
}: Parts): VerificationCodes {
  const digits = config.codeDigits
  const digestOf = ({ use, address }: CodeKey, code: string) =>
    vault.digest(JSON.stringify([use, address, code]))

  return {
    async make(tx, key, personId) {
      const code = String(randomInt(10 ** digits)).padStart(digits, '0')
      const now = clock.now()
      const until = await putCode(
        tx,
        {
          ...key,
          personId,
          hash: digestOf(key, code),
          now,
          expiresAt: after(now, codeMinutes * 60),
          waitUntil: after(now, codeWaitSeconds),
        },
        codesPerHour,
      )
      if (until) throw new TooOften('code-too-soon', { seconds: secondsUntil(until, now) })
      return { code, sent: { digits, seconds: codeWaitSeconds, minutes: codeMinutes } }
    },
    async use(key, code) {
      const spent = await spend(key, code, ({ personId }) => personId !== null)
      if (!spent?.personId) throw new Unauthenticated('code-wrong')
      return spent.personId
    },
    prove: async (key, code) => (await spend(key, code, () => true)) !== null,
    sweep: () =>
      database.transaction('platform', (tx) => sweepCodes(tx, after(clock.now(), -2 * 3600))),
  }

  /** Null when the code is wrong; throws when there is none to try any more. */
  async function spend(
    key: CodeKey,
    code: string,
    mayBeRight: (kept: KeptCode) => boolean,
  ): Promise<KeptCode | null> {
    const verdict = await database.transaction('platform', async (tx) => {
      const now = clock.now()
      const kept = await claimCode(tx, key, { now, tries: codeTries })
      if (!kept) return secondsDead(tx, key, now)
      if (sameDigest(kept.hash, digestOf(key, code)) && mayBeRight(kept)) {
        return (await endCode(tx, key, kept.hash)) ? kept : 0
      }
      if (kept.tries < codeTries) return 0
      await endCode(tx, key, kept.hash)
      await makeWait(tx, key, after(now, codeWaitSeconds))
      return codeWaitSeconds
    })
    if (typeof verdict === 'object') return verdict
    // Thrown outside, since the try must stay counted.
    if (verdict > 0) throw new TooOften('code-dead', { seconds: verdict })
    return null
  }
}

/** How long an address must wait after a code died of wrong tries; 0 when there was none that did. */
async function secondsDead(tx: Tx, key: CodeKey, now: Date): Promise<number> {
  const kept = await readWait(tx, key)
  return kept && kept.tries >= codeTries && kept.until > now ? secondsUntil(kept.until, now) : 0
}

function after(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000)
}

function secondsUntil(until: Date, now: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
}
