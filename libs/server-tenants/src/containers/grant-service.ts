import type { Locale, ParsedOf } from '@atrium/domain-core'
import type { DepartmentNamesPort, Subject } from '@atrium/domain-org'
import { containerLimit, type decideGrant, type offerGrant } from '@atrium/domain-tenants'
import {
  type Caller,
  Conflict,
  type Core,
  InvalidInput,
  NotFound,
  type Tx,
} from '@atrium/server-core'
import { listed } from './container-service'
import { selectContainerMembers } from './container-store'
import {
  areMembers,
  countOpenGrants,
  findGrant,
  findGuest,
  holdGrant,
  insertGrant,
  isActiveMember,
  saveGrantState,
  selectGrants,
} from './grant-store'
import type { IsGuest } from './space-visits'

const yearMillis = 366 * 86_400_000

export type GrantService = ReturnType<typeof createGrantService>

interface Parts extends Pick<Core, 'database' | 'clock'> {
  readonly departments: DepartmentNamesPort<Tx>
  readonly isGuest: IsGuest
}

/** Entry to a space for people of other enterprises: offered by its administrator, approved by an operator. */
export function createGrantService({ database, clock, departments, isGuest }: Parts) {
  return {
    partners: (containerId: string, { entId, locale }: Caller) =>
      database.read('platform', async (tx) => {
        const members = await selectContainerMembers(tx, { containerId, state: 'member', locale })
        if (!members.some((member) => member.entId === entId)) {
          throw new NotFound('container-not-joined')
        }
        const others = members.filter((member) => member.entId !== entId)
        const rows = await Promise.all(
          others.map(async (other) => ({
            entId: other.entId,
            name: other.enterprise,
            departments: [...(await departmentsOf(other.entId, locale))],
          })),
        )
        return { rows }
      }),

    list: (caller: Caller) =>
      database.read('platform', async (tx) => {
        const { entId } = caller
        const reading = readingOf(caller)
        const given = listed(await selectGrants(tx, { entId }, reading))
        const received = listed(await selectGrants(tx, { guestEntId: entId }, reading))
        return { given: given.rows, received: received.rows, cut: given.cut || received.cut }
      }),

    async offer(input: ParsedOf<typeof offerGrant>, caller: Caller) {
      const { containerId, guestEntId, role, reason } = input
      if (guestEntId === caller.entId) throw new Conflict('grant-own-space')
      const validUntil = goodUntil(input.validUntil)
      const { guests, name: guestsName } = await guestsOf(guestEntId, input.guests, caller.locale)
      const id = clock.newId()
      const both = [caller.entId, guestEntId] as const
      const inside = await database.read('platform', (tx) => areMembers(tx, containerId, both))
      if (!inside) throw new NotFound('container-not-joined')
      await database.transaction(caller, async (tx) => {
        if ((await countOpenGrants(tx, caller.entId)) >= containerLimit) {
          throw new Conflict('grants-too-many')
        }
        const by = { personId: caller.personId, name: caller.name }
        const at = clock.now()
        const { entId } = caller
        const grant = { id, containerId, entId, guestEntId, guests, guestsName, role, reason }
        await insertGrant(tx, { ...grant, validUntil, by, at })
        record(tx, 'offer-grant', id, grant)
        announce(tx, [caller.entId, guestEntId], id)
      })
      return database.read('platform', (tx) => findGrant(tx, id, readingOf(caller)))
    },

    async decide({ grantId, approve, refusal }: ParsedOf<typeof decideGrant>, caller: Caller) {
      const reading = readingOf(caller)
      const { entId } = await database.read('platform', (tx) => findGrant(tx, grantId, reading))
      return database.transaction({ entId, personId: caller.personId }, async (tx) => {
        const held = await holdGrant(tx, grantId)
        if (held.state !== 'waiting') throw new Conflict('grant-not-waiting')
        if (approve && held.validUntil <= clock.now()) throw new Conflict('grant-ended')
        if (held.requestedBy === caller.personId) throw new Conflict('own-request')
        if (approve && (await wouldEnter(caller, held))) throw new Conflict('own-request')
        const state = approve ? 'active' : 'refused'
        const at = clock.now()
        const change = { state, refusal: approve ? '' : refusal, by: caller.personId, at } as const
        await saveGrantState(tx, grantId, change)
        record(tx, approve ? 'approve-grant' : 'refuse-grant', grantId, { refusal })
        announce(tx, [caller.entId, held.entId, held.guestEntId], grantId)
        return {}
      })
    },

    async revoke(grantId: string, caller: Caller) {
      const reading = readingOf(caller)
      const found = await database.read('platform', (tx) => findGrant(tx, grantId, reading))
      const mine = found.entId === caller.entId || caller.can('tenants.manage')
      if (!mine) throw new NotFound('grant-not-found')
      return database.transaction({ entId: found.entId, personId: caller.personId }, async (tx) => {
        const held = await holdGrant(tx, grantId)
        if (held.state !== 'active' && held.state !== 'waiting') throw new Conflict('grant-ended')
        const by = caller.personId
        await saveGrantState(tx, grantId, { state: 'revoked', by, at: clock.now() })
        record(tx, 'revoke-grant', grantId, {})
        announce(tx, [caller.entId, held.entId, held.guestEntId], grantId)
        return {}
      })
    },
  }

  function readingOf({ locale }: Caller) {
    return { now: clock.now(), locale }
  }

  type Asked = ParsedOf<typeof offerGrant>['guests']

  async function guestsOf(
    entId: string,
    asked: Asked,
    locale: Locale,
  ): Promise<{ readonly guests: Subject; readonly name: string }> {
    switch (asked.kind) {
      case 'everyone':
        return { guests: asked, name: '' }
      case 'department': {
        const scope = { entId, personId: null }
        const [found] = await database.read(scope, (tx) =>
          departments.named(tx, [asked.id], locale),
        )
        if (!found) throw unknownGuest('id')
        return { guests: { ...asked, below: true }, name: found.name }
      }
      case 'person': {
        const { loginId } = asked
        const found = await database.read('platform', (tx) => findGuest(tx, entId, loginId))
        if (!found) throw unknownGuest('loginId')
        return { guests: { kind: 'person', id: found.personId }, name: found.name }
      }
    }
  }

  function departmentsOf(entId: string, locale: Locale) {
    return database.read({ entId, personId: null }, (tx) => departments.all(tx, locale))
  }

  /** Nobody lets themselves in. */
  async function wouldEnter(
    { personId }: Caller,
    grant: { readonly guestEntId: string; readonly guests: Subject },
  ): Promise<boolean> {
    const isMember = await database.read('platform', (tx) =>
      isActiveMember(tx, grant.guestEntId, personId),
    )
    return isMember && isGuest(personId, grant)
  }

  function goodUntil(text: string): Date {
    const until = new Date(text)
    const from = clock.now().getTime()
    if (until.getTime() > from && until.getTime() < from + yearMillis) return until
    const code = 'grant-valid-until-wrong'
    throw new InvalidInput([{ path: ['validUntil'], code }], code)
  }
}

function unknownGuest(field: string): InvalidInput {
  const code = 'guest-not-found'
  return new InvalidInput([{ path: ['guests', field], code }], code)
}

function record(tx: Tx, act: string, grantId: string, details: object): void {
  tx.record({ act: `tenants.${act}`, entity: 'space-grant', entityId: grantId, details })
}

/** All who see the grant in a list. */
function announce(tx: Tx, entIds: readonly string[], grantId: string): void {
  for (const entId of new Set(entIds)) {
    tx.announce({ entity: 'space-grant', act: 'changed', entId, ids: [grantId] })
  }
}
