import type { ParsedOf } from '@atrium/domain-core'
import {
  type applyToContainer,
  type ContainerDraft,
  containerLimit,
  type decideJoin,
} from '@atrium/domain-tenants'
import {
  type Caller,
  Conflict,
  type Core,
  NotFound,
  refusingTaken,
  type Tx,
} from '@atrium/server-core'
import {
  deleteContainerRow,
  findContainer,
  holdMember,
  insertApplication,
  insertContainer,
  removeMember,
  saveContainer,
  saveMemberDecision,
  selectContainerMembers,
  selectContainers,
} from './container-store'
import { selectGrants } from './grant-store'

export type ContainerService = ReturnType<typeof createContainerService>

/** Containers of enterprises: kept by operators, joined by administrators when an operator agrees. */
export function createContainerService({ database, clock }: Pick<Core, 'database' | 'clock'>) {
  const naming = <T>(work: () => Promise<T>) =>
    refusingTaken({ container_name: 'container-name-taken' }, work)

  return {
    list: () => database.read('platform', async (tx) => listed(await selectContainers(tx))),

    get: (containerId: string, { locale }: Caller) =>
      database.read('platform', async (tx) => {
        const container = await findContainer(tx, containerId)
        const members = listed(await selectContainerMembers(tx, { containerId, locale }))
        const grants = listed(await selectGrants(tx, { containerId }, { now: clock.now(), locale }))
        return {
          container,
          members: members.rows,
          grants: grants.rows,
          cut: members.cut || grants.cut,
        }
      }),

    requests: ({ locale }: Caller) =>
      database.read('platform', async (tx) => {
        const joins = listed(await selectContainerMembers(tx, { state: 'applying', locale }))
        const grants = listed(
          await selectGrants(tx, { state: 'waiting' }, { now: clock.now(), locale }),
        )
        return { joins: joins.rows, grants: grants.rows, cut: joins.cut || grants.cut }
      }),

    create: (draft: ContainerDraft, caller: Caller) =>
      naming(() =>
        database.transaction('platform', async (tx) => {
          if ((await selectContainers(tx)).length >= containerLimit) {
            throw new Conflict('containers-too-many')
          }
          const id = clock.newId()
          await insertContainer(tx, { ...draft, id, at: clock.now() })
          record(tx, 'create-container', id, { by: caller.personId, ...draft })
          announce(tx, caller.entId, id)
          return findContainer(tx, id)
        }),
      ),

    change: (id: string, draft: ContainerDraft, caller: Caller) =>
      naming(() =>
        database.transaction('platform', async (tx) => {
          const before = await findContainer(tx, id)
          await saveContainer(tx, id, draft)
          record(tx, 'change-container', id, { by: caller.personId, before, after: draft })
          announce(tx, caller.entId, id)
          return findContainer(tx, id)
        }),
      ),

    remove: (id: string, caller: Caller) =>
      database.transaction('platform', async (tx) => {
        const { name } = await findContainer(tx, id)
        const { locale } = caller
        const members = await selectContainerMembers(tx, { containerId: id, locale })
        await deleteContainerRow(tx, id)
        record(tx, 'delete-container', id, { by: caller.personId, name })
        for (const { entId } of members) announce(tx, entId, id)
        announce(tx, caller.entId, id)
        return {}
      }),

    decideJoin: (input: ParsedOf<typeof decideJoin>, caller: Caller) => {
      const { containerId, entId, approve, refusal } = input
      return database.transaction({ entId, personId: caller.personId }, async (tx) => {
        const held = await holdMember(tx, containerId, entId)
        if (held?.state !== 'applying') throw new Conflict('join-not-waiting')
        if (held.requestedBy === caller.personId) throw new Conflict('own-request')
        const state = approve ? 'member' : 'refused'
        const at = clock.now()
        const decision = {
          state,
          refusal: approve ? '' : refusal,
          by: caller.personId,
          at,
        } as const
        await saveMemberDecision(tx, { containerId, entId }, decision)
        record(tx, approve ? 'approve-join' : 'refuse-join', containerId, { entId, refusal })
        announce(tx, entId, containerId)
        announce(tx, caller.entId, containerId)
        return {}
      })
    },

    expel: (containerId: string, entId: string, caller: Caller) =>
      leave(containerId, entId, { act: 'expel-tenant', caller }),

    joinable: ({ entId, locale }: Caller) =>
      database.read('platform', async (tx) => {
        const { rows, cut } = listed(await selectContainers(tx))
        const own = await selectContainerMembers(tx, { entId, locale })
        const ownOf = new Map(own.map((member) => [member.containerId, member]))
        return { rows: rows.map((row) => ({ ...row, own: ownOf.get(row.id) ?? null })), cut }
      }),

    apply: ({ containerId, reason }: ParsedOf<typeof applyToContainer>, caller: Caller) =>
      database.transaction(caller, async (tx) => {
        await findContainer(tx, containerId)
        const by = { personId: caller.personId, name: caller.name }
        const application = { containerId, entId: caller.entId, reason, by, at: clock.now() }
        if (!(await insertApplication(tx, application))) throw new Conflict('container-joined')
        record(tx, 'apply-to-container', containerId, { reason })
        announce(tx, caller.entId, containerId)
        return {}
      }),

    leave: (containerId: string, caller: Caller) =>
      leave(containerId, caller.entId, { act: 'leave-container', caller }),
  }

  /** Touches grants of other spaces too, so it is the platform's work; the log names who did it. */
  function leave(
    containerId: string,
    entId: string,
    { act, caller }: { readonly act: string; readonly caller: Caller },
  ) {
    return database.transaction('platform', async (tx) => {
      const removed = await removeMember(tx, containerId, entId)
      if (!removed) throw new NotFound('container-not-joined')
      record(tx, act, containerId, { by: caller.personId, entId })
      announce(tx, entId, containerId)
      announce(tx, caller.entId, containerId)
      return {}
    })
  }
}

export function listed<Row>(rows: readonly Row[]): { rows: Row[]; cut: boolean } {
  return { rows: rows.slice(0, containerLimit), cut: rows.length > containerLimit }
}

function record(tx: Tx, act: string, containerId: string, details: object): void {
  tx.record({ act: `tenants.${act}`, entity: 'container', entityId: containerId, details })
}

function announce(tx: Tx, entId: string, containerId: string): void {
  tx.announce({ entity: 'container', act: 'changed', entId, ids: [containerId] })
}
