import type { ParsedOf } from '@atrium/domain-core'
import {
  advanceTenant,
  type changeTenant,
  type createTenant,
  type FoundingPort,
  graceDays,
  type listTenants,
  type TenantEvent,
} from '@atrium/domain-tenants'
import {
  addPasswordLink,
  type Caller,
  cancelJobsOf,
  Conflict,
  type Core,
  endPasswordLinks,
  InvalidInput,
  NotFound,
  type Tx,
} from '@atrium/server-core'
import { tenantCursor } from './tenant-cursor'
import {
  adminHasPassword,
  countPeople,
  countTenants,
  findTenant,
  holdTenant,
  operates,
  saveStep,
  saveTenant,
  selectTenants,
} from './tenant-store'

const dayMillis = 86_400_000

export type TenantService = ReturnType<typeof createTenantService>

interface Parts extends Pick<Core, 'database' | 'clock'> {
  readonly founding: FoundingPort<Tx>
}

/** The enterprises of the platform, as its operator keeps them. */
export function createTenantService({ database, clock, founding }: Parts) {
  /** The operator works inside the enterprise: its log says what was done to it, and by whom. */
  const within = <T>(caller: Caller, entId: string, work: (tx: Tx) => Promise<T>) =>
    database.transaction({ ...scopeOf(caller), entId }, work)

  return {
    list: ({ search, state: asked, limit, cursor }: ParsedOf<typeof listTenants>) =>
      database.read('platform', async (tx) => {
        const after = cursor === undefined ? null : tenantCursor.decode(cursor)
        const state = asked ?? null
        const found = await selectTenants(tx, { search, state, after, limit: limit + 1 })
        const count = await countTenants(tx, { search, state })
        const rows = found.slice(0, limit)
        const last = found.length > limit ? rows.at(-1) : undefined
        return {
          rows,
          total: { count, exact: true },
          nextCursor: last && tenantCursor.encode({ at: last.createdAt, entId: last.entId }),
          cut: false,
        }
      }),

    get: (entId: string) => database.read('platform', (tx) => findTenant(tx, entId)),

    create: ({ admin, ...draft }: ParsedOf<typeof createTenant>, caller: Caller) =>
      database.transaction('platform', async (tx) => {
        const { entId, personId } = await founding.found(tx, { ...draft, admin })
        await saveTenant(tx, entId, draft)
        const invitation = await addPasswordLink(tx, { personId, purpose: 'set-up' }, clock.now())
        record(tx, 'create-tenant', entId, { by: caller.personId, ...draft, admin: admin.loginId })
        announce(tx, entId, caller)
        return { entId, invitation }
      }),

    change: ({ entId, version, ...draft }: ParsedOf<typeof changeTenant>, caller: Caller) =>
      within(caller, entId, async (tx) => {
        const held = await holdTenant(tx, entId)
        if (held.state === 'destroyed') throw new NotFound('tenant-not-found')
        if (held.version !== version) throw new Conflict('tenant-changed')
        if (draft.name !== held.name) await founding.claimName(tx, draft.name, entId)
        const before = await findTenant(tx, entId)
        const people = await countPeople(tx, entId)
        if (draft.peopleQuota !== null && draft.peopleQuota < people) {
          const issue = { path: ['peopleQuota'], code: 'tenant-quota-below', params: { people } }
          throw new InvalidInput([issue])
        }
        await saveTenant(tx, entId, draft)
        const { name, nameEn, peopleQuota } = before
        record(tx, 'change-tenant', entId, { before: { name, nameEn, peopleQuota }, after: draft })
        announce(tx, entId, caller)
        return findTenant(tx, entId)
      }),

    freeze: (entId: string, reason: string, caller: Caller) =>
      step(caller, { entId, event: 'freeze', reason }),
    unfreeze: (entId: string, caller: Caller) => step(caller, { entId, event: 'unfreeze' }),
    schedule: (entId: string, name: string, caller: Caller) =>
      step(caller, { entId, event: 'schedule-deletion', name }),
    takeBack: (entId: string, caller: Caller) => step(caller, { entId, event: 'take-back' }),

    renewLink: (entId: string, personId: string, caller: Caller) =>
      within(caller, entId, async (tx) => {
        await holdTenant(tx, entId)
        const has = await adminHasPassword(tx, entId, personId)
        if (has === null) throw new NotFound('platform-user-not-found')
        if (has) throw new Conflict('admin-has-password')
        await endPasswordLinks(tx, personId)
        const invitation = await addPasswordLink(tx, { personId, purpose: 'set-up' }, clock.now())
        record(tx, 'renew-admin-link', entId, { personId })
        return { invitation }
      }),
  }

  interface Asked {
    readonly entId: string
    readonly event: Exclude<TenantEvent, 'destroy'>
    readonly reason?: string
    /** Typed to confirm. */
    readonly name?: string
  }

  function step(caller: Caller, { entId, event, reason = '', name }: Asked) {
    return within(caller, entId, async (tx) => {
      const held = await holdTenant(tx, entId)
      const next = advanceTenant(held.state, event)
      if (!next.ok) throw new Conflict(next.rejection)
      // Once the days of grace are over, the destruction may have begun.
      if (held.destroyAt && held.destroyAt <= clock.now())
        throw new Conflict('tenant-in-other-state')
      const own = entId === caller.entId || entId === caller.homeEntId
      if (next.value !== 'active' && (own || (await operates(tx, entId)))) {
        throw new Conflict('tenant-operates')
      }
      if (name !== undefined && name !== held.name) throw mismatch()
      await saveStep(tx, entId, {
        state: next.value,
        destroyAt: next.value === 'closing' ? inDays(graceDays) : null,
        ...(event === 'freeze' && { frozen: { at: clock.now(), reason } }),
        ...(event === 'unfreeze' && { frozen: null }),
      })
      if (event === 'freeze') await cancelJobsOf(tx, entId)
      record(tx, acts[event], entId, reason === '' ? {} : { reason })
      announce(tx, entId, caller)
      return findTenant(tx, entId)
    })
  }

  function inDays(days: number): Date {
    return new Date(clock.now().getTime() + days * dayMillis)
  }
}

/** As the log names them: like the calls. */
const acts = {
  freeze: 'freeze-tenant',
  unfreeze: 'unfreeze-tenant',
  'schedule-deletion': 'schedule-deletion',
  'take-back': 'take-deletion-back',
} as const

function mismatch(): InvalidInput {
  const code = 'tenant-name-mismatch'
  return new InvalidInput([{ path: ['name'], code }], code)
}

function scopeOf({ personId, requestId }: Caller) {
  return { personId, ...(requestId !== undefined && { requestId }) }
}

function record(tx: Tx, act: string, entId: string, details: object): void {
  tx.record({ act: `tenants.${act}`, entity: 'enterprise', entityId: entId, details })
}

/** The enterprise's own windows and sessions hear of it, and the operator's lists. */
function announce(tx: Tx, entId: string, caller: Caller): void {
  tx.announce({ entity: 'enterprise', act: 'changed', entId, ids: [entId] })
  tx.announce({ entity: 'tenant', act: 'changed', entId: caller.entId, ids: [entId] })
}
