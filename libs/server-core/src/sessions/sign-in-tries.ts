import { defaultPolicy, type LockoutRule } from '@atrium/domain-core'
import type { Tx } from '../database/database'

/** Wrong tries further apart than this are not consecutive. */
const forgetMinutes = 15

export interface Try {
  /** Seconds until the account opens again; 0 when the password may be checked. */
  readonly lockedFor: number
  /** True when this try, if wrong, closes the account for `lockSeconds`. */
  readonly isLast: boolean
  readonly lockSeconds: number
}

/** What is guessed at, and whose it is. */
export interface Guess {
  readonly at: 'password' | 'factor' | 'own-password'
  /** A login id, known or not, or a person's id. */
  readonly of: string
  /** Of the person; what holds for nobody in particular when left out. */
  readonly rule?: LockoutRule
}

/**
 * Counts a try before it is checked, so that many at once get no more than the allowed number.
 * An unknown login id behaves like a known one.
 */
export async function claimTry(tx: Tx, guess: Guess, now: Date): Promise<Try> {
  const { rule = defaultPolicy.lockout } = guess
  const lockSeconds = rule.minutes * 60
  const [row] = await tx.query<{ tries: number; lockedUntil: Date | null }>(
    `insert into platform.sign_in_tries as kept (login_id, tries, tried_at)
     values ($1, 1, $2)
     on conflict (login_id) do update set
       tried_at = $2,
       tries = case
         when kept.locked_until > $2 and kept.locked_until < $6 then kept.tries + 1
         when kept.locked_until is not null or kept.tried_at < $3 then 1
         else kept.tries + 1 end,
       locked_until = case
         when kept.locked_until > $2 and kept.locked_until < $6 then kept.locked_until
         when kept.locked_until is not null or kept.tried_at < $3 then null
         when kept.tries + 1 >= $4 then $5::timestamptz
         else null end
     returning tries, locked_until as "lockedUntil"`,
    [
      keyOf(guess),
      now,
      minutesBefore(now, forgetMinutes),
      rule.tries,
      secondsAfter(now, lockSeconds),
      // A lock that lasts longer was made by a clock that has been set back since.
      secondsAfter(now, 2 * lockSeconds),
    ],
  )
  const { tries = 0, lockedUntil = null } = row ?? {}
  const left = lockedUntil ? Math.max(1, (lockedUntil.getTime() - now.getTime()) / 1000) : 0
  const lockedFor = tries > rule.tries ? Math.ceil(left) : 0
  return { lockedFor, isLast: tries === rule.tries, lockSeconds }
}

/** Forgets the tries after a right one. */
export async function clearTries(tx: Tx, guess: Guess): Promise<void> {
  await tx.query('delete from platform.sign_in_tries where login_id = $1', [keyOf(guess)])
}

/** Deletes tries that no longer count. */
export async function sweepTries(tx: Tx, now: Date): Promise<void> {
  await tx.query(
    `delete from platform.sign_in_tries
     where tried_at < $1 and (locked_until is null or locked_until < $2)`,
    [minutesBefore(now, forgetMinutes), now],
  )
}

/** What is guessed at comes first and holds no space, so that no login id can stand for another guess. */
function keyOf({ at, of }: Guess): string {
  return `${at} ${of}`
}

function minutesBefore(date: Date, minutes: number): Date {
  return new Date(date.getTime() - minutes * 60_000)
}

function secondsAfter(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000)
}
