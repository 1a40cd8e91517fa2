import type { ParsedOf } from '@atrium/domain-core'
import type {
  addOrgRole,
  addRoleGroup,
  changeOrgRole,
  changeOrgRolePeople,
  deleteOrgRole,
  deleteRoleGroup,
  OrgRole,
  RoleGroup,
  renameRoleGroup,
} from '@atrium/domain-org'
import { type Caller, type Clock, Conflict, type Database, type Tx } from '@atrium/server-core'
import { refuseChangedMeanwhile } from '../changed-meanwhile'
import { holdOrganisation } from '../hold-organisation'
import { refuseSelf } from '../managed-scope'
import { requireMembers } from '../members/member-store'
import { announceOrganisation } from '../org-events'
import { refusingTaken } from '../taken'
import {
  deleteOrgRoleRow,
  deleteRoleGroupRow,
  findOrgRole,
  findRoleGroup,
  giveOrgRole,
  insertOrgRole,
  insertRoleGroup,
  isRoleGroupInUse,
  orgRoleLimit,
  renameRoleGroupRow,
  selectOrgRoles,
  selectRoleGroups,
  updateOrgRole,
} from './org-role-store'

export interface OrgRoleNeeds {
  readonly database: Database
  readonly clock: Clock
}

export type OrgRoleService = ReturnType<typeof createOrgRoleService>

/** Roles of the enterprise, in groups, and who has them. */
export function createOrgRoleService({ database, clock }: OrgRoleNeeds) {
  const changing = <T>(caller: Caller, work: (tx: Tx) => Promise<T>) =>
    refusingTaken(() =>
      database.transaction(caller, async (tx) => {
        await holdOrganisation(tx)
        return work(tx)
      }),
    )
  return {
    list: (caller: Caller) =>
      database.read(caller, async (tx) => {
        const [groups, rows] = await Promise.all([selectRoleGroups(tx), selectOrgRoles(tx)])
        return { groups, rows, cut: rows.length === orgRoleLimit }
      }),

    addGroup: ({ name }: ParsedOf<typeof addRoleGroup>, caller: Caller): Promise<RoleGroup> =>
      changing(caller, async (tx) => {
        const id = clock.newId()
        await insertRoleGroup(tx, id, name)
        record(tx, 'org.add-role-group', id, { name })
        return findRoleGroup(tx, id)
      }),

    renameGroup: ({ groupId, name }: ParsedOf<typeof renameRoleGroup>, caller: Caller) =>
      changing(caller, async (tx) => {
        const before = await findRoleGroup(tx, groupId)
        await renameRoleGroupRow(tx, before.id, name)
        record(tx, 'org.rename-role-group', before.id, { before: before.name, after: name })
        return findRoleGroup(tx, before.id)
      }),

    removeGroup: ({ groupId }: ParsedOf<typeof deleteRoleGroup>, caller: Caller) =>
      changing(caller, async (tx) => {
        const { id, name } = await findRoleGroup(tx, groupId)
        if (await isRoleGroupInUse(tx, id)) throw new Conflict('role-group-in-use')
        await deleteRoleGroupRow(tx, id)
        record(tx, 'org.delete-role-group', id, { name })
        return {}
      }),

    add: (draft: ParsedOf<typeof addOrgRole>, caller: Caller): Promise<OrgRole> =>
      changing(caller, async (tx) => {
        const id = clock.newId()
        const group = await findRoleGroup(tx, draft.groupId)
        await insertOrgRole(tx, { ...draft, id, groupId: group.id })
        record(tx, 'org.add-role', id, { after: draft })
        return findOrgRole(tx, id)
      }),

    change: ({ roleId, was, ...change }: ParsedOf<typeof changeOrgRole>, caller: Caller) =>
      changing(caller, async (tx) => {
        const before = await findOrgRole(tx, roleId)
        refuseChangedMeanwhile(was, {
          groupId: before.groupId,
          name: before.name,
          description: before.description,
        })
        const { name = before.name, description = before.description } = change
        const groupId = (await findRoleGroup(tx, change.groupId ?? before.groupId)).id
        await updateOrgRole(tx, { id: before.id, groupId, name, description })
        record(tx, 'org.change-role', before.id, { before, after: { groupId, name, description } })
        return findOrgRole(tx, before.id)
      }),

    remove: ({ roleId }: ParsedOf<typeof deleteOrgRole>, caller: Caller) =>
      changing(caller, async (tx) => {
        const { id, name, people } = await findOrgRole(tx, roleId)
        if (people > 0) throw new Conflict('role-in-use', { count: people })
        await deleteOrgRoleRow(tx, id)
        record(tx, 'org.delete-role', id, { name })
        return {}
      }),

    give: ({ roleId, add, remove }: ParsedOf<typeof changeOrgRolePeople>, caller: Caller) =>
      changing(caller, async (tx) => {
        const { id, name } = await findOrgRole(tx, roleId)
        refuseSelf(caller, [...add, ...remove])
        await requireMembers(tx, add, 'add')
        await giveOrgRole(tx, id, { add, remove })
        record(tx, 'org.change-role-people', id, { name, add, remove })
        announceOrganisation(tx, 'person', 'changed', [...add, ...remove])
        return findOrgRole(tx, id)
      }),
  }
}

function record(tx: Tx, act: string, id: string, details: object): void {
  tx.record({ act, entity: 'org-role', entityId: id, details })
  announceOrganisation(tx, 'org-role', act.includes('delete') ? 'removed' : 'changed', [id])
}
