import { answer, type Answer, CallError } from '@atrium/core-net'
import {
  advanceTenant,
  aTenant,
  createTenant,
  freezeTenant,
  getTenant,
  listTenants,
  scheduleDeletion,
  takeDeletionBack,
  type TenantDetail,
  type TenantEvent,
  unfreezeTenant,
} from '@atrium/domain-tenants'

/** A platform of enterprises that keeps what is done to them. */
export function fakeTenants(first: readonly TenantDetail[]): {
  readonly answers: readonly Answer[]
  readonly tenants: () => readonly TenantDetail[]
} {
  let tenants = [...first]
  const find = (entId: string) => tenants.find((each) => each.entId === entId) ?? aTenant()
  function step(entId: string, event: TenantEvent, change: Partial<TenantDetail> = {}) {
    const result = advanceTenant(find(entId).state, event)
    if (!result.ok) throw refusalOf(result.rejection)
    tenants = tenants.map((each) =>
      each.entId === entId ? { ...each, ...change, state: result.value } : each,
    )
    return find(entId)
  }
  return {
    tenants: () => tenants,
    answers: [
      answer(listTenants, ({ search, state }) => {
        const rows = tenants.filter(
          (each) => each.name.includes(search) && (!state || each.state === state),
        )
        return { rows, total: { count: rows.length, exact: true }, cut: false }
      }),
      answer(getTenant, ({ entId }) => find(entId)),
      answer(createTenant, ({ name, nameEn, peopleQuota }) => {
        const tenant = aTenant({ name, nameEn, peopleQuota })
        tenants = [tenant, ...tenants]
        return { entId: tenant.entId, invitation: 'told-once' }
      }),
      answer(freezeTenant, ({ entId, reason }) =>
        step(entId, 'freeze', { frozenAt: '2026-05-01T08:00:00.000Z', frozenReason: reason }),
      ),
      answer(unfreezeTenant, ({ entId }) => step(entId, 'unfreeze')),
      answer(scheduleDeletion, ({ entId, name }) => {
        if (name !== find(entId).name) throw refusalOf('tenant-name-differs')
        return step(entId, 'schedule-deletion', { destroyAt: '2026-06-01T08:00:00.000Z' })
      }),
      answer(takeDeletionBack, ({ entId }) => step(entId, 'take-back', { destroyAt: null })),
    ],
  }
}

function refusalOf(code: string): CallError {
  return new CallError({ code, message: code, status: 409, requestId: 'fake' })
}
