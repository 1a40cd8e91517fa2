import { idSchema, type ParsedOf, roles } from '@atrium/domain-core'
import type { listOperators, setPlatformRole } from '@atrium/domain-tenants'
import { type Caller, Conflict, type Core, pageCursor } from '@atrium/server-core'
import { z } from 'zod'
import {
  countOperators,
  holdOperator,
  requireRoot,
  saveRoles,
  selectHolders,
  selectOperators,
} from './operator-store'

const operatorCursor = pageCursor(z.object({ name: z.string().max(60), id: idSchema }))

export type OperatorService = ReturnType<typeof createOperatorService>

/** The people of the enterprise that operates the platform, and who of them may do what on it. */
export function createOperatorService({ database, sessions }: Pick<Core, 'database' | 'sessions'>) {
  return {
    list: (
      { search, role: asked, limit, cursor }: ParsedOf<typeof listOperators>,
      caller: Caller,
    ) =>
      database.read(caller, async (tx) => {
        const after = cursor === undefined ? null : operatorCursor.decode(cursor)
        const role = asked ?? null
        const { locale } = caller
        const found = await selectOperators(tx, { search, role, after, limit: limit + 1, locale })
        const count = await countOperators(tx, { search, role })
        const rows = found.slice(0, limit)
        const last = found.length > limit ? rows.at(-1) : undefined
        return {
          rows,
          total: { count, exact: true },
          nextCursor: last && operatorCursor.encode(last),
          cut: false,
        }
      }),

    roles: (caller: Caller) =>
      database.read(caller, async (tx) => {
        const held = new Map((await selectHolders(tx, caller.locale)).map((row) => [row.role, row]))
        return { rows: roles.map((role) => held.get(role) ?? { role, count: 0, holders: [] }) }
      }),

    setRole: ({ personId, role, held }: ParsedOf<typeof setPlatformRole>, caller: Caller) => {
      if (personId === caller.personId) throw new Conflict('role-self')
      return database.transaction(caller, async (tx) => {
        const before = await holdOperator(tx, personId, caller.locale)
        if (before.roles.includes(role) === held) return before
        if (held && before.state !== 'active') throw new Conflict('operator-not-active')
        const others = before.roles.filter((each) => each !== role)
        const kept = others.length > 0 ? others : (['user'] as const)
        const after = held ? [...others, role] : [...kept]
        await saveRoles(tx, personId, after)
        if (role === 'root' && !held) await requireRoot(tx, personId)
        await sessions.refresh(tx, personId)
        tx.record({
          act: held ? 'tenants.grant-role' : 'tenants.revoke-role',
          entity: 'person',
          entityId: personId,
          details: {
            role,
            before: { name: before.name, roles: before.roles },
            after: { roles: after },
          },
        })
        const { entId } = caller
        tx.announce({ entity: 'operator', act: 'changed', entId, ids: [personId] })
        tx.announce({ entity: 'person', act: 'changed', entId, ids: [personId] })
        return { ...before, roles: after }
      })
    },
  }
}
