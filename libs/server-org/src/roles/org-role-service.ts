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
import { changedNames } from '../kept-names'
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
        const [groups, rows] = await Promise.all([
          selectRoleGroups(tx, caller.locale),
          selectOrgRoles(tx, caller.locale),
        ])
        return { groups, rows, cut: rows.length === orgRoleLimit }
      }),

    addGroup: (names: ParsedOf<typeof addRoleGroup>, caller: Caller): Promise<RoleGroup> =>
      changing(caller, async (tx) => {
        const id = clock.newId()
        await insertRoleGroup(tx, id, names)
        record(tx, 'org.add-role-group', id, names)
        return findRoleGroup(tx, id, caller.locale)
      }),

    renameGroup: ({ groupId, ...change }: ParsedOf<typeof renameRoleGroup>, caller: Caller) =>
      changing(caller, async (tx) => {
        const before = await findRoleGroup(tx, groupId, caller.locale)
        const after = changedNames(before.names, change)
        await renameRoleGroupRow(tx, before.id, after)
        record(tx, 'org.rename-role-group', before.id, { before: before.names, after })
        return findRoleGroup(tx, before.id, caller.locale)
      }),

    removeGroup: ({ groupId }: ParsedOf<typeof deleteRoleGroup>, caller: Caller) =>
      changing(caller, async (tx) => {
        const { id, names } = await findRoleGroup(tx, groupId, caller.locale)
        if (await isRoleGroupInUse(tx, id)) throw new Conflict('role-group-in-use')
        await deleteRoleGroupRow(tx, id)
        record(tx, 'org.delete-role-group', id, { name: names.name })
        return {}
      }),

    add: (
      { name, nameEn, ...draft }: ParsedOf<typeof addOrgRole>,
      caller: Caller,
    ): Promise<OrgRole> =>
      changing(caller, async (tx) => {
        const id = clock.newId()
        const group = await findRoleGroup(tx, draft.groupId, caller.locale)
        await insertOrgRole(tx, { ...draft, names: { name, nameEn }, id, groupId: group.id })
        record(tx, 'org.add-role', id, { after: { name, nameEn, ...draft } })
        return findOrgRole(tx, id, caller.locale)
      }),

    change: ({ roleId, was, ...change }: ParsedOf<typeof changeOrgRole>, caller: Caller) =>
      changing(caller, async (tx) => {
        const before = await findOrgRole(tx, roleId, caller.locale)
        refuseChangedMeanwhile(was, {
          groupId: before.groupId,
          ...before.names,
          description: before.description,
        })
        const { description = before.description } = change
        const names = changedNames(before.names, change)
        const group = await findRoleGroup(tx, change.groupId ?? before.groupId, caller.locale)
        const after = { groupId: group.id, names, description }
        await updateOrgRole(tx, { ...after, id: before.id })
        record(tx, 'org.change-role', before.id, { before, after })
        return findOrgRole(tx, before.id, caller.locale)
      }),

    remove: ({ roleId }: ParsedOf<typeof deleteOrgRole>, caller: Caller) =>
      changing(caller, async (tx) => {
        const { id, names, people } = await findOrgRole(tx, roleId, caller.locale)
        if (people > 0) throw new Conflict('role-in-use', { count: people })
        await deleteOrgRoleRow(tx, id)
        record(tx, 'org.delete-role', id, { name: names.name })
        return {}
      }),

    give: ({ roleId, add, remove }: ParsedOf<typeof changeOrgRolePeople>, caller: Caller) =>
      changing(caller, async (tx) => {
        const { id, names } = await findOrgRole(tx, roleId, caller.locale)
        refuseSelf(caller, [...add, ...remove])
        await requireMembers(tx, add, 'add')
        await giveOrgRole(tx, id, { add, remove })
        record(tx, 'org.change-role-people', id, { name: names.name, add, remove })
        announceOrganisation(tx, 'person', 'changed', [...add, ...remove])
        return findOrgRole(tx, id, caller.locale)
      }),
  }
}

function record(tx: Tx, act: string, id: string, details: object): void {
  tx.record({ act, entity: 'org-role', entityId: id, details })
  announceOrganisation(tx, 'org-role', act.includes('delete') ? 'removed' : 'changed', [id])
}
