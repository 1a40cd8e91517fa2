import {
  advanceDeveloper,
  type DeveloperAct,
  type DeveloperGrant,
  type TokenDays,
} from '@atrium/domain-developer'
import {
  type Caller,
  Conflict,
  type Core,
  newSecretToken,
  NotFound,
  type Tx,
} from '@atrium/server-core'
import { announceGrant } from './developer-events'
import {
  deleteGrant,
  type GrantChange,
  type GrantRow,
  holdOwn,
  insertGrant,
  selectOwnGrant,
  updateGrant,
} from './grant-store'
import { toGrant } from './grant-view'

export type DeveloperService = ReturnType<typeof createDeveloperService>

const hintLength = 4
const dayMillis = 86_400_000

/** One's own authorization: asking for it, getting its token once, giving it up. */
export function createDeveloperService({ database, clock }: Pick<Core, 'database' | 'clock'>) {
  return {
    get: (caller: Caller) =>
      database.read(caller, async (tx) => shown(await selectOwnGrant(tx, caller.personId))),

    apply: (reason: string, caller: Caller) =>
      changing(caller, 'apply', async (tx, before) => {
        const at = clock.now()
        if (before) {
          await updateGrant(tx, before, { ...anew(reason, at), state: 'applying' })
        } else {
          await insertGrant(tx, { id: clock.newId(), personId: caller.personId, reason, at })
        }
      }),

    withdraw: (caller: Caller) =>
      changing(caller, 'withdraw', async (tx, before) => {
        if (before) await deleteGrant(tx, before.id)
      }),

    async issue(
      days: TokenDays,
      caller: Caller,
    ): Promise<{ token: string; grant: DeveloperGrant }> {
      const { token, hash } = newSecretToken()
      const { grant } = await changing(caller, 'issue', async (tx, before) => {
        const at = clock.now()
        const expiresAt = new Date(at.getTime() + days * dayMillis)
        const made = { hash, hint: token.slice(-hintLength), at, expiresAt }
        if (before) await updateGrant(tx, before, { state: 'approved', token: made })
      })
      if (!grant) throw new NotFound('developer-not-found')
      return { token, grant }
    },

    reset: (reason: string, caller: Caller) =>
      changing(caller, 'reset', async (tx, before) => {
        const change = { ...anew(reason, clock.now()), state: 'applying' as const }
        if (before) await updateGrant(tx, before, change)
      }),
  }

  /** An act of the person on what is theirs, once it is allowed. */
  function changing(
    caller: Caller,
    act: DeveloperAct,
    work: (tx: Tx, before: GrantRow | null) => Promise<void>,
  ) {
    return database.transaction(caller, async (tx) => {
      const { personId } = caller
      await holdOwn(tx, personId)
      const before = await selectOwnGrant(tx, personId)
      decide(before, act)
      await work(tx, before)
      const after = await selectOwnGrant(tx, personId)
      const id = after?.id ?? before?.id
      if (id !== undefined) {
        tx.record({
          act: `developer.${act}`,
          entity: 'person',
          entityId: personId,
          details: { id },
        })
        announceGrant(tx, id, personId)
      }
      return shown(after)
    })
  }

  function shown(row: GrantRow | null) {
    return { grant: row && toGrant(row, clock.now()) }
  }
}

/** Refuses what does not fit the state. */
export function decide(grant: GrantRow | null, act: DeveloperAct): void {
  const standing = { state: grant?.state ?? null, hasToken: grant?.tokenHint != null }
  const decided = advanceDeveloper(standing, act)
  if (!decided.ok) throw new Conflict(decided.rejection)
}

function anew(reason: string, at: Date): Omit<GrantChange, 'state'> {
  return { reason, appliedAt: at, reviewerId: null, reviewedAt: null, note: '', token: null }
}
