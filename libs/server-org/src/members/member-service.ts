import type { ParsedOf } from '@atrium/domain-core'
import {
  type addMember,
  type changeMember,
  type getMember,
  type listMembers,
  type Member,
  type moveMembers,
  type setMemberState,
} from '@atrium/domain-org'
import type { DutyPort } from '@atrium/domain-security'
import {
  addMembership,
  addPasswordLink,
  addPerson,
  type Call,
  type Caller,
  Conflict,
  type Core,
  NotAllowed,
  type Tx,
  spaceOf,
} from '@atrium/server-core'
import { holdOrganisation } from '../hold-organisation'
import { requireManaged, requireManagedChange, requireManagedMembers } from '../managed-scope'
import { announceOrganisation } from '../org-events'
import { refusingTaken } from '../taken'
import { branchOf, managedPart } from './asked-branch'
import { memberCursor } from './member-cursor'
import { refuseForeignRoles, refuseLoop, requireAdministrator } from './member-rules'
import {
  countMembers,
  findMember,
  placeMembers,
  placesOf,
  requireMembers,
  requirePlaces,
  selectMembers,
  setStates,
  statesOf,
  updateMember,
} from './member-store'
import { findPersonByLogin, inviteExisting } from './person-lookup'

export interface MemberNeeds extends Pick<Core, 'database' | 'clock' | 'sessions'> {
  readonly duties: DutyPort<Tx>
}

/** Of an act on many members, so many are told one by one in the log. */
const recordedLimit = 100

export type MemberService = ReturnType<typeof createMemberService>

/** The people of an enterprise as its administrators see and change them. */
export function createMemberService({ database, clock, sessions, duties }: MemberNeeds) {
  const changing = <T>(caller: Caller, work: (tx: Tx) => Promise<T>) =>
    refusingTaken(() =>
      database.transaction(caller, async (tx) => {
        await holdOrganisation(tx)
        return work(tx)
      }),
    )
  return {
    list: (
      input: ParsedOf<typeof listMembers>,
      { caller, locale }: Pick<Call, 'caller' | 'locale'>,
    ) =>
      database.read(caller, async (tx) => {
        const after = input.cursor === undefined ? null : memberCursor.decode(input.cursor)
        const branch = await managedPart(tx, caller, await branchOf(tx, input))
        const offset = after ? 0 : (input.offset ?? 0)
        const page = { ...input, locale, branch, after, offset, limit: input.limit + 1 }
        const total = await countMembers(tx, page)
        const found = await selectMembers(tx, { ...page, isCommon: !total.exact })
        const rows = found.slice(0, input.limit)
        const last = found.length > input.limit ? rows.at(-1) : undefined
        return {
          rows,
          total,
          nextCursor: last && memberCursor.encode(last),
          cut: false,
        }
      }),

    get: ({ personId }: ParsedOf<typeof getMember>, caller: Caller) =>
      database.read(caller, async (tx) => {
        const member = await findMember(tx, personId, { hold: false })
        const seen = await managedPart(tx, caller, member.departmentIds)
        if (seen?.length === 0 && member.departmentIds.length > 0)
          throw new NotAllowed('out-of-scope')
        return member
      }),

    add: (input: ParsedOf<typeof addMember>, caller: Caller) =>
      changing(caller, async (tx) => {
        const { loginId, roles = ['user'], ...given } = input
        refuseForeignRoles(caller, [], roles)
        await requireManagedChange(tx, caller, {
          before: { roles: ['user'], departmentIds: [], orgRoleIds: [] },
          after: { departmentIds: [], orgRoleIds: [], ...defined(given), roles },
        })
        const known = await findPersonByLogin(tx, loginId)
        const personId = known?.personId ?? clock.newId()
        let invitation: string | null = null
        if (known) await inviteExisting(tx, known, roles)
        else {
          const named = { name: given.name, nameEn: given.nameEn ?? null }
          const entId = spaceOf(tx)
          await addPerson(tx, { personId, loginId, ...named, passwordHash: null, entId })
          await addMembership(tx, { entId, personId, roles })
          invitation = await addPasswordLink(tx, { personId, purpose: 'set-up' }, clock.now())
        }
        const before = await findMember(tx, personId, { hold: true })
        const member = await keep(tx, before, { ...before, ...defined(given) })
        await duties.requireSeparated(tx)
        record(tx, 'org.add-member', [personId], { after: member })
        return { member, invitation }
      }),

    change: (input: ParsedOf<typeof changeMember>, caller: Caller) =>
      changing(caller, async (tx) => {
        const { personId, version, ...change } = input
        const before = await findMember(tx, personId, { hold: true })
        if (before.version !== version) {
          throw new Conflict('member-changed', { version: before.version })
        }
        const wanted = { ...before, ...defined(change) }
        refuseForeignRoles(caller, before.roles, wanted.roles)
        await requireManagedMembers(tx, caller, { personIds: [before.id], wholly: false })
        await requireManagedChange(tx, caller, { before, after: wanted })
        if (before.roles.includes('admin') && !wanted.roles.includes('admin')) {
          await requireAdministrator(tx, [before.id])
        }
        const member = await keep(tx, before, wanted)
        await duties.requireSeparated(tx)
        record(tx, 'org.change-member', [before.id], { before, after: member })
        return member
      }),

    move: ({ personIds, departmentId, keep }: ParsedOf<typeof moveMembers>, caller: Caller) =>
      changing(caller, async (tx) => {
        await requirePlaces(tx, 'department', [departmentId], 'departmentId')
        await requireManaged(tx, caller, [departmentId])
        await requireManagedMembers(tx, caller, { personIds, wholly: !keep })
        const before = await placesOf(tx, personIds.slice(0, recordedLimit))
        const moved = await placeMembers(tx, personIds, { departmentId, keep })
        const after = await placesOf(tx, personIds.slice(0, recordedLimit))
        record(tx, 'org.move-members', moved, { departmentId, keep, before, after })
        return { count: moved.length }
      }),

    setState: async ({ personIds, state }: ParsedOf<typeof setMemberState>, caller: Caller) => {
      if (state !== 'active' && personIds.includes(caller.personId)) {
        throw new Conflict('own-membership')
      }
      return changing(caller, async (tx) => {
        await requireManagedMembers(tx, caller, { personIds, wholly: true })
        if (state !== 'active') await requireAdministrator(tx, personIds)
        const before = await statesOf(tx, personIds.slice(0, recordedLimit))
        const ids = await setStates(tx, personIds, state)
        await duties.requireSeparated(tx)
        const after = await statesOf(tx, personIds.slice(0, recordedLimit))
        record(tx, 'org.set-member-state', ids, { state, before, after })
        if (state !== 'active') await sessions.endIn(tx, ids, spaceOf(tx))
        else for (const id of ids) await sessions.refresh(tx, id)
        return { count: ids.length }
      })
    },
  }
}

/** Keeps what is wanted of a member when everything it names is there. */
async function keep(tx: Tx, before: Member, wanted: Member): Promise<Member> {
  await requirePlaces(tx, 'department', wanted.departmentIds, 'departmentIds')
  await requirePlaces(tx, 'post', wanted.postIds, 'postIds')
  await requirePlaces(tx, 'org_role', wanted.orgRoleIds, 'orgRoleIds')
  const { superiorId } = wanted
  if (superiorId !== null && superiorId !== before.superiorId) {
    await requireMembers(tx, [superiorId], 'superiorId')
    await refuseLoop(tx, before.id, superiorId)
  }
  await updateMember(tx, wanted)
  return findMember(tx, before.id, { hold: false })
}

function defined<Change extends object>(change: Change) {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [Key in keyof Change]: NonNullable<Change[Key]> }
}

function record(tx: Tx, act: string, ids: readonly string[], details: object): void {
  const [entityId] = ids
  if (entityId === undefined) return
  tx.record({
    act,
    entity: 'person',
    entityId,
    details: { ...details, ids: ids.slice(0, recordedLimit) },
  })
  announceOrganisation(tx, 'person', 'changed', ids)
}
