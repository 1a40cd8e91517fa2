import type { ParsedOf } from '@atrium/domain-core'
import type {
  addUserGroup,
  changeUserGroup,
  deleteUserGroup,
  PlacementPort,
  UserGroup,
} from '@atrium/domain-org'
import { type Caller, type Clock, type Database, NotFound, type Tx } from '@atrium/server-core'
import { announceOrganisation } from '../org-events'
import { refusingTaken } from '../taken'
import {
  deleteUserGroupRow,
  holdUserGroup,
  insertUserGroup,
  selectUserGroups,
  type StoredGroup,
  updateUserGroup,
  userGroupLimit,
} from './user-group-store'

export interface UserGroupNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly placements: PlacementPort<Tx>
}

export type UserGroupService = ReturnType<typeof createUserGroupService>

/** Groups of people that somebody often means together. */
export function createUserGroupService({ database, clock, placements }: UserGroupNeeds) {
  const changing = <T>(caller: Caller, work: (tx: Tx) => Promise<T>) =>
    refusingTaken(() => database.transaction(caller, work))
  const withPeople = async (tx: Tx, group: StoredGroup): Promise<UserGroup> => ({
    ...group,
    people: (await placements.meant(tx, group.scope, 0)).count,
  })
  return {
    list: (caller: Caller) =>
      database.read(caller, async (tx) => {
        const groups = await selectUserGroups(tx, caller.personId)
        const rows = await Promise.all(groups.map((group) => withPeople(tx, group)))
        return { rows, cut: rows.length === userGroupLimit }
      }),

    add: (draft: ParsedOf<typeof addUserGroup>, caller: Caller) =>
      changing(caller, async (tx) => {
        const group = { ...draft, id: clock.newId(), ownerId: caller.personId }
        await insertUserGroup(tx, group)
        record(tx, 'org.add-user-group', group, { after: group })
        return withPeople(tx, group)
      }),

    change: ({ groupId, ...change }: ParsedOf<typeof changeUserGroup>, caller: Caller) =>
      changing(caller, async (tx) => {
        const before = await holdOwn(tx, groupId, caller)
        const { name = before.name, kind = before.kind, scope = before.scope } = change
        const after = { ...before, name, kind, scope }
        await updateUserGroup(tx, after)
        record(tx, 'org.change-user-group', after, { before, after })
        return withPeople(tx, after)
      }),

    remove: ({ groupId }: ParsedOf<typeof deleteUserGroup>, caller: Caller) =>
      changing(caller, async (tx) => {
        const before = await holdOwn(tx, groupId, caller)
        await deleteUserGroupRow(tx, before.id)
        record(tx, 'org.delete-user-group', before, { before })
        return {}
      }),
  }
}

/** The group, when it is the caller's to change; a private one of somebody else is not there. */
async function holdOwn(tx: Tx, groupId: string, caller: Caller): Promise<StoredGroup> {
  const group = await holdUserGroup(tx, groupId)
  const isTheirs = group.ownerId === caller.personId
  if (!isTheirs && !(group.kind === 'public' && caller.can('org.manage'))) {
    throw new NotFound('group-not-found')
  }
  return group
}

function record(tx: Tx, act: string, { id }: StoredGroup, details: object): void {
  tx.record({ act, entity: 'user-group', entityId: id, details })
  announceOrganisation(tx, 'user-group', act.includes('delete') ? 'removed' : 'changed', [id])
}
