import type { Role } from '@atrium/domain-core'
import { defineEndpoint, idSchema, roleSchema } from '@atrium/domain-core'
import {
  type Caller,
  type Core,
  implement,
  type ServerModule,
  spaceOf,
  type Tx,
} from '@atrium/server-core'
import { z } from 'zod'
import { createDuties } from './duties/duties'
import { securityModule } from './module'

/** A reviewed call that gives a member roles, as one of any module would. */
export const giveRoles = defineEndpoint({
  id: 'trial.give-roles',
  method: 'POST',
  kind: 'write',
  path: '/trial/roles',
  input: z.strictObject({ personId: idSchema, roles: z.array(roleSchema) }),
  output: z.object({ roles: z.array(roleSchema) }),
})

/** The security module beside one whose changes are reviewed. */
export function securityAndTrial(core: Core): ServerModule[] {
  const duties = createDuties()
  const change = async (
    tx: Tx,
    _: Caller,
    member: { personId: string; take: readonly Role[]; give: readonly Role[] },
  ) => {
    const before = await readRoles(tx, member.personId)
    const roles = [
      ...before.filter((role) => !member.take.includes(role) && !member.give.includes(role)),
      ...member.give,
    ]
    await tx.query(
      'update platform.memberships set roles = $3 where ent_id = $1 and person_id = $2',
      [spaceOf(tx), member.personId, roles],
    )
    await duties.requireSeparated(tx)
    const details = { before: { roles: before }, after: { roles } }
    tx.record({ act: 'trial.give-roles', entity: 'person', entityId: member.personId, details })
    return roles
  }
  const memberRoles = {
    async change(...given: Parameters<typeof change>) {
      await change(...given)
    },
  }
  return [
    securityModule(core, { duties, memberRoles }),
    {
      name: 'trial',
      permissions: { 'trial.give': ['admin'] },
      routes: [
        implement(giveRoles, {
          permission: 'trial.give',
          reviewed: 'member',
          handle: ({ personId, roles }, { caller }) =>
            core.database.transaction(caller, async (tx) => {
              const take = (await readRoles(tx, personId)).filter((role) => !roles.includes(role))
              return { roles: await change(tx, caller, { personId, take, give: roles }) }
            }),
        }),
      ],
    },
  ]
}

export async function readRoles(tx: Tx, personId: string): Promise<readonly Role[]> {
  const [row] = await tx.query<{ roles: Role[] }>(
    'select roles from platform.memberships where ent_id = $1 and person_id = $2 for update',
    [spaceOf(tx), personId],
  )
  return row?.roles ?? []
}
