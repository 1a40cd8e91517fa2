import type { Job, Locale, ParsedOf } from '@atrium/domain-core'
import type {
  Handover,
  HandoverLine,
  HandoverPort,
  leaveEnterprise,
  previewHandover,
  removeMembers,
} from '@atrium/domain-org'
import {
  type Caller,
  Conflict,
  type Core,
  NotAllowed,
  NotFound,
  type Tx,
} from '@atrium/server-core'
import { requireManagedMembers } from '../managed-scope'
import { requireAdministrator } from '../members/member-rules'
import { statesOf } from '../members/member-store'
import { departureKind } from './departure-job'
import { isActiveMember, selectPresent } from './departure-store'

interface Needs extends Pick<Core, 'database' | 'clock'> {
  readonly handovers: readonly HandoverPort<Tx>[]
}

export type DepartureService = ReturnType<typeof createDepartureService>

interface Departure {
  readonly act: 'org.remove-members' | 'org.leave-enterprise'
  readonly personIds: readonly string[]
  readonly handover: Handover
  readonly locale: Locale
}

/** Lines of a preview, at most. */
const lineLimit = 300

/** People who leave, and what becomes of what they hold. */
export function createDepartureService({ database, clock, handovers }: Needs) {
  return {
    preview: ({ personIds }: ParsedOf<typeof previewHandover>, caller: Caller) =>
      database.read(caller, async (tx) => {
        await requireManagedMembers(tx, caller, { personIds, wholly: true })
        refuseOneself(personIds, caller)
        return previewOf(tx, personIds, caller.locale)
      }),

    previewOwn: (caller: Caller) =>
      database.read(caller, (tx) => previewOf(tx, [caller.personId], caller.locale)),

    async remove({ personIds, ...handover }: ParsedOf<typeof removeMembers>, caller: Caller) {
      refuseOneself(personIds, caller)
      return database.transaction(caller, async (tx) => {
        await requireManagedMembers(tx, caller, { personIds, wholly: true })
        if (givesRights(handover) && !caller.can('org.manage-roles')) {
          throw new NotAllowed('handover-not-yours')
        }
        return start(tx, { act: 'org.remove-members', personIds, handover, locale: caller.locale })
      })
    },

    async leave(handover: ParsedOf<typeof leaveEnterprise>, caller: Caller) {
      if (givesRights(handover)) throw new NotAllowed('handover-not-yours')
      const { personId, locale } = caller
      const departure = { personIds: [personId], handover, locale }
      return database.transaction(caller, (tx) =>
        start(tx, { act: 'org.leave-enterprise', ...departure }),
      )
    },
  }

  function refuseOneself(personIds: readonly string[], { personId }: Caller): void {
    if (personIds.includes(personId)) throw new Conflict('own-membership')
  }

  async function start(tx: Tx, { act, personIds, handover, locale }: Departure): Promise<Job> {
    const names = await selectPresent(tx, personIds)
    if (names.length < new Set(personIds).size) throw new NotFound('member-not-found')
    await requireAdministrator(tx, personIds)
    const { successorId, kinds } = handover
    const isGood =
      successorId === null ||
      (!personIds.includes(successorId) && (await isActiveMember(tx, successorId)))
    if (!isGood) throw new Conflict('successor-not-found')
    const { lines } = await heldBy(tx, personIds, locale)
    const counted = successorId === null ? [] : lines.filter(({ kind }) => kinds.includes(kind))
    const total = counted.reduce((sum, { count }) => sum + count, 0)
    const title = names.slice(0, 3).join(', ')
    const id = await tx.enqueue(departureKind, { ...handover, personIds, total }, { title })
    const nothing = { result: null, error: null, finishedAt: null }
    const before = await statesOf(tx, personIds)
    const after = Object.fromEntries(Object.keys(before).map((personId) => [personId, 'left']))
    const details = { name: title, ...handover, ids: personIds, before, after }
    tx.record({ act, entity: 'person', entityId: personIds[0], details })
    const createdAt = clock.now().toISOString()
    return {
      id,
      kind: departureKind,
      title,
      state: 'waiting',
      done: 0,
      total,
      createdAt,
      ...nothing,
    }
  }

  function givesRights({ successorId, kinds }: Handover): boolean {
    if (successorId === null) return false
    return handovers.some(({ kind, grants }) => grants && kinds.includes(kind))
  }

  async function previewOf(tx: Tx, personIds: readonly string[], locale: Locale) {
    await requireAdministrator(tx, personIds)
    const { lines } = await heldBy(tx, personIds, locale)
    return { lines: lines.slice(0, lineLimit), cut: lines.length > lineLimit }
  }

  /** What the people hold together, kind by kind. */
  async function heldBy(tx: Tx, personIds: readonly string[], locale: Locale) {
    const found = new Map<string, HandoverLine>()
    for (const port of handovers) {
      const { kind, grants } = port
      for (const personId of new Set(personIds)) {
        for (const line of await port.held(tx, personId, locale)) {
          const key = `${kind} ${line.id}`
          const count = line.count + (found.get(key)?.count ?? 0)
          found.set(key, { ...line, kind, grants, count })
        }
      }
    }
    return { lines: [...found.values()] }
  }
}
