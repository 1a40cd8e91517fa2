import type { Locale, ParsedOf } from '@atrium/domain-core'
import { type grantConsole, hasDepartments, type revokeConsole } from '@atrium/domain-enterprise'
import type { DepartmentNamesPort } from '@atrium/domain-org'
import {
  type Caller,
  Conflict,
  type Core,
  InvalidInput,
  NotAllowed,
  spaceOf,
  type Tx,
} from '@atrium/server-core'
import {
  deleteGrant,
  findGrant,
  findHolder,
  saveGrant,
  selectFull,
  selectScoped,
} from './grant-store'

export type GrantService = ReturnType<typeof createGrantService>

interface Needs extends Pick<Core, 'database' | 'clock' | 'sessions'> {
  readonly departments: DepartmentNamesPort<Tx>
}

const limit = 200

/** Who administers which part of the enterprise. */
export function createGrantService({ database, clock, sessions, departments }: Needs) {
  return {
    list: (caller: Caller) =>
      database.read(caller, async (tx) => {
        const asked = { locale: caller.locale, limit: limit + 1 }
        const [full, scoped] = await Promise.all([selectFull(tx, asked), selectScoped(tx, asked)])
        const shown = scoped.slice(0, limit)
        const ids = shown.flatMap(({ departmentIds }) => departmentIds ?? [])
        const named = await departments.named(tx, [...new Set(ids)], caller.locale)
        return {
          full: full.slice(0, limit),
          scoped: shown.map(({ departmentIds, ...each }) => ({
            ...each,
            departments: departmentIds && named.filter(({ id }) => departmentIds.includes(id)),
          })),
          cut: full.length > limit || scoped.length > limit,
        }
      }),

    grant: ({ personId, ...draft }: ParsedOf<typeof grantConsole>, caller: Caller) => {
      if (personId === caller.personId) throw new NotAllowed('own-grant')
      return database.transaction(caller, async (tx) => {
        const holder = await findHolder(tx, personId)
        if (holder.roles.includes('admin')) throw new Conflict('grant-of-administrator')
        // Whoever reviews or reads what administrators do is none of them, not even of a part.
        if (holder.roles.some((role) => role === 'safe' || role === 'audit')) {
          throw new Conflict('grant-of-reviewer')
        }
        const departmentIds = hasDepartments(draft) ? draft.departmentIds : null
        await requireDepartments(tx, departmentIds ?? [], caller.locale)
        const before = await findGrant(tx, personId)
        const after = { areas: draft.areas, departmentIds }
        await saveGrant(tx, personId, { ...after, at: clock.now(), by: caller.personId })
        tx.record({
          act: 'enterprise.grant-console',
          entity: 'person',
          entityId: personId,
          details: { before, after },
        })
        await told(tx, personId)
        return {}
      })
    },

    revoke: ({ personId }: ParsedOf<typeof revokeConsole>, caller: Caller) =>
      database.transaction(caller, async (tx) => {
        const before = await findGrant(tx, personId)
        if (!before) return {}
        await deleteGrant(tx, personId)
        tx.record({
          act: 'enterprise.revoke-console',
          entity: 'person',
          entityId: personId,
          details: { before },
        })
        await told(tx, personId)
        return {}
      }),
  }

  async function requireDepartments(tx: Tx, ids: readonly string[], locale: Locale): Promise<void> {
    const known = new Set((await departments.named(tx, ids, locale)).map(({ id }) => id))
    const unknown = ids.flatMap((id, at) => (known.has(id.toLowerCase()) ? [] : [at]))
    if (unknown.length === 0) return
    throw new InvalidInput(
      unknown.map((at) => ({ path: ['departmentIds', at], code: 'not-in-list' })),
    )
  }

  /** The person's own windows hear that they may do more or less now. */
  async function told(tx: Tx, personId: string): Promise<void> {
    await sessions.refresh(tx, personId)
    const entId = spaceOf(tx)
    tx.announce({ entity: 'console-grant', ids: [personId], act: 'changed', entId })
    tx.announce({ entity: 'enterprise', ids: [entId], act: 'changed', entId, personId })
  }
}
