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
} from './code-store'

/** Short codes that prove who reads an address. */
export interface VerificationCodes {
  /** Makes a code, and answers it together with what everybody may be told. */
  make(tx: Tx, key: CodeKey, personId: string | null): Promise<{ code: string; sent: CodeSent }>
  /** Uses a code up and answers whose it was; throws when it is wrong or dead. */
  use(key: CodeKey, code: string): Promise<string>
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
      const verdict = await database.transaction('platform', async (tx) => {
        const now = clock.now()
        const kept = await claimCode(tx, key, { now, tries: codeTries })
        if (!kept) return deadOrWrong(tx, key, now)
        if (sameDigest(kept.hash, digestOf(key, code)) && kept.personId !== null) {
          const ended = await endCode(tx, key, kept.hash)
          return ended ? { personId: kept.personId } : new Unauthenticated('code-wrong')
        }
        if (kept.tries < codeTries) return new Unauthenticated('code-wrong')
        await endCode(tx, key, kept.hash)
        await makeWait(tx, key, after(now, codeWaitSeconds))
        return new TooOften('code-dead', { seconds: codeWaitSeconds })
      })
      // Thrown outside, since the try must stay counted.
      if (verdict instanceof Error) throw verdict
      return verdict.personId
    },
    sweep: () =>
      database.transaction('platform', (tx) => sweepCodes(tx, after(clock.now(), -2 * 3600))),
  }
}

async function deadOrWrong(tx: Tx, key: CodeKey, now: Date) {
  const kept = await readWait(tx, key)
  if (!kept || kept.tries < codeTries || kept.until <= now) return new Unauthenticated('code-wrong')
  return new TooOften('code-dead', { seconds: secondsUntil(kept.until, now) })
}

function after(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000)
}

function secondsUntil(until: Date, now: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
}
