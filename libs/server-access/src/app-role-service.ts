import {
  type AccessPort,
  type addAppRole,
  type AppRole,
  type changeAppRole,
  type deleteAppRole,
  type Difference,
  effectiveRoles,
  type KeptRole,
  type listAppRolePeople,
  type listAppRoles,
  type previewAppRole,
  roleChange,
  type RoleChange,
  subjectFor,
} from '@atrium/domain-access'
import type { AppItemsPort } from '@atrium/domain-apps'
import type { ParsedOf } from '@atrium/domain-core'
import { isMeant, type PlacementPort } from '@atrium/domain-org'
import {
  type Caller,
  type Clock,
  Conflict,
  type Database,
  NotAllowed,
  NotFound,
  refusingTaken,
  type Tx,
} from '@atrium/server-core'
import { appRoleEntity } from './access'
import {
  appRoleLimit,
  deleteAppRoleRow,
  holdAppRole,
  insertAppRole,
  selectAppRoles,
  type StoredRole,
  updateAppRole,
} from './app-role-store'

export interface AppRoleNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly apps: Pick<AppItemsPort<Tx>, 'findApp'>
  readonly access: AccessPort<Tx>
  readonly placements: PlacementPort<Tx>
}

export type AppRoleService = ReturnType<typeof createAppRoleService>

/** The roles of an application; only who administers the application sees and changes them. */
export function createAppRoleService(needs: AppRoleNeeds) {
  const { database, clock } = needs
  return {
    list: ({ appId }: ParsedOf<typeof listAppRoles>, caller: Caller) =>
      database.read(caller, async (tx) => {
        await requireApp(tx, needs, appId)
        const roles = await selectAppRoles(tx, appId)
        if (!caller.can('access.audit')) await requireAdministrator(tx, needs, roles, caller)
        return { rows: await Promise.all(roles.map((role) => withPeople(tx, needs, role))) }
      }),

    people: ({ appId, roleId }: ParsedOf<typeof listAppRolePeople>, caller: Caller) =>
      database.read(caller, async (tx) => {
        await requireApp(tx, needs, appId)
        const roles = await selectAppRoles(tx, appId)
        if (!caller.can('access.audit')) await requireAdministrator(tx, needs, roles, caller)
        const role = roles.find(({ id }) => id === roleId.toLowerCase())
        if (!role) throw new NotFound('app-role-not-found')
        return peopleOf(tx, needs, role, caller)
      }),

    add: ({ appId, ...draft }: ParsedOf<typeof addAppRole>, caller: Caller) =>
      changing(needs, appId, caller, async (tx, roles) => {
        if (roles.length >= appRoleLimit) {
          throw new Conflict('too-many-app-roles', { max: appRoleLimit })
        }
        const role = { ...draft, id: clock.newId(), appId }
        await insertAppRole(tx, role)
        return told(tx, needs, 'access.add-role', role, { after: role })
      }),

    change: (input: ParsedOf<typeof changeAppRole>, caller: Caller) =>
      changing(needs, input.appId, caller, async (tx) => {
        const { appId, roleId, version, ...change } = input
        const before = await holdAppRole(tx, appId, roleId)
        if (before.version !== version) {
          throw new Conflict('app-role-changed', { version: before.version })
        }
        const {
          kind = before.kind,
          name = before.name,
          description = before.description,
          subjects = before.subjects,
          grants = before.grants,
        } = change
        const after = { id: before.id, appId, kind, name, description, subjects, grants }
        await updateAppRole(tx, after)
        return told(tx, needs, 'access.change-role', after, { before, after })
      }),

    remove: ({ appId, roleId }: ParsedOf<typeof deleteAppRole>, caller: Caller) =>
      changing(needs, appId, caller, async (tx) => {
        const before = await holdAppRole(tx, appId, roleId)
        await deleteAppRoleRow(tx, before.id)
        record(tx, 'access.delete-role', before, { before })
        return {}
      }),

    preview: (input: ParsedOf<typeof previewAppRole>, caller: Caller) =>
      database.read(caller, async (tx) => {
        await requireApp(tx, needs, input.appId)
        const roles = await selectAppRoles(tx, input.appId)
        await requireAdministrator(tx, needs, roles, caller)
        return affected(tx, needs.placements, { change: changeOf(roles, input), caller })
      }),
  }
}

/** One change of an application's roles, one at a time; who makes it must still administer the application after it. */
function changing<T>(
  needs: AppRoleNeeds,
  appId: string,
  caller: Caller,
  work: (tx: Tx, roles: readonly StoredRole[]) => Promise<T>,
): Promise<T> {
  return refusingTaken({ app_role_name: 'app-role-name-taken' }, () =>
    needs.database.transaction(caller, async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`roles ${appId}`])
      await requireApp(tx, needs, appId)
      const roles = await selectAppRoles(tx, appId)
      await requireAdministrator(tx, needs, roles, caller)
      const answer = await work(tx, roles)
      const after = await selectAppRoles(tx, appId)
      if (!(await isAdministrator(tx, needs, after, caller))) throw new Conflict('own-role')
      return answer
    }),
  )
}

async function requireApp(tx: Tx, { apps }: AppRoleNeeds, appId: string): Promise<void> {
  if (!(await apps.findApp(tx, appId))) throw new NotFound('app-not-found')
}

async function requireAdministrator(
  tx: Tx,
  needs: AppRoleNeeds,
  roles: readonly AppRole[],
  caller: Caller,
): Promise<void> {
  if (!(await isAdministrator(tx, needs, roles, caller))) throw new NotAllowed('not-allowed')
}

/** Without roles of its own an application is administered by the enterprise's administrators alone. */
async function isAdministrator(
  tx: Tx,
  { access }: AppRoleNeeds,
  roles: readonly AppRole[],
  caller: Caller,
): Promise<boolean> {
  const viewer = await access.viewer(tx, caller.personId)
  return effectiveRoles(roles, caller).some(
    (role) => role.kind === 'administrator' && subjectFor(role, viewer) !== null,
  )
}

/** What the roles come to with one of them added, changed or deleted. */
function changeOf(
  roles: readonly AppRole[],
  { appId, roleId, role }: ParsedOf<typeof previewAppRole>,
): RoleChange {
  const id = roleId?.toLowerCase() ?? null
  const others = roles.filter((kept) => kept.id !== id)
  if (id !== null && others.length === roles.length) throw new NotFound('app-role-not-found')
  const kept = role && { id: id ?? '', appId, name: '', description: '', ...role }
  return roleChange(roles, kept ? [...others, kept] : others)
}

const comparedPairs = 60
const namedLimit = 20

async function affected(
  tx: Tx,
  placements: PlacementPort<Tx>,
  { change, caller }: { readonly change: RoleChange; readonly caller: Caller },
) {
  const told = async (differences: readonly Difference[]) => {
    const answer = { first: namedLimit, except: ['admin' as const], locale: caller.locale }
    const { count, people } = await placements.differing(
      tx,
      differences.slice(0, comparedPairs),
      answer,
    )
    return { count, names: people.map(({ name }) => name), cut: count > people.length }
  }
  const { gained, lost } = change
  return {
    gained: await told(gained),
    lost: await told(lost),
    complete: Math.max(gained.length, lost.length) <= comparedPairs,
  }
}

async function withPeople(
  tx: Tx,
  { placements }: AppRoleNeeds,
  role: StoredRole,
): Promise<KeptRole> {
  return { ...role, people: (await placements.meant(tx, role.subjects, 0)).count }
}

/** The first of those who have a role, each with all that they have it by. */
async function peopleOf(
  tx: Tx,
  { access, placements }: AppRoleNeeds,
  { subjects }: StoredRole,
  { locale }: Caller,
) {
  const { count, people } = await placements.meant(tx, subjects, namedLimit, locale)
  const rows = people.map(async ({ id, name }) => {
    const standing = await access.viewer(tx, id)
    return { id, name, subjects: subjects.filter((subject) => isMeant(subject, standing)) }
  })
  return { rows: await Promise.all(rows), cut: count > people.length }
}

async function told(tx: Tx, needs: AppRoleNeeds, act: string, role: AppRole, details: object) {
  record(tx, act, role, details)
  return withPeople(tx, needs, await holdAppRole(tx, role.appId, role.id))
}

function record(tx: Tx, act: string, { id, appId }: AppRole, details: object): void {
  tx.record({ act, entity: appRoleEntity, entityId: id, details })
  if (tx.scope === 'platform') return
  const { entId } = tx.scope
  tx.announce({ entity: appRoleEntity, act: 'changed', entId, parentId: appId, ids: [id] })
}
