import { isMeant, type PlacementPort, type Subject } from '@atrium/domain-org'
import type { Core, SpaceVisits, Tx } from '@atrium/server-core'
import { type OpenGrant, selectOpenGrants } from './grant-store'

interface Parts extends Pick<Core, 'database' | 'clock'> {
  readonly placements: PlacementPort<Tx>
}

/** Whether somebody is among the guests of a grant; where they stand in their own enterprise decides. */
export type IsGuest = (
  personId: string,
  grant: { readonly guestEntId: string; readonly guests: Subject },
) => Promise<boolean>

export function createIsGuest({ database, placements }: Omit<Parts, 'clock'>): IsGuest {
  return async (personId, { guestEntId, guests }) => {
    if (guests.kind === 'everyone') return true
    if (guests.kind === 'person') return guests.id === personId
    const scope = { entId: guestEntId, personId }
    return isMeant(guests, await database.read(scope, (tx) => placements.placement(tx, personId)))
  }
}

/** Lets people into spaces by the grants of containers; a grant that has ended lets nobody in, from the next call on. */
export function createSpaceVisits(parts: Parts): SpaceVisits {
  const { database, clock } = parts
  const isGuest = createIsGuest(parts)

  async function open(personId: string, entId: string | null): Promise<OpenGrant[]> {
    const now = clock.now()
    const grants = await database.read('platform', (tx) =>
      selectOpenGrants(tx, { personId, entId, now }),
    )
    const meant = await Promise.all(grants.map((grant) => isGuest(personId, grant)))
    return grants.filter((_, at) => meant[at])
  }

  return {
    async find({ personId, entId }) {
      const grant = strongest(await open(personId, entId))
      return grant ? { kind: grant.role, grantId: grant.id } : null
    },
    async list(personId) {
      const spaces = Map.groupBy(await open(personId, null), ({ entId }) => entId)
      return [...spaces.values()].flatMap((grants) => {
        const grant = strongest(grants)
        if (!grant) return []
        const { entId, name, nameEn, role: kind } = grant
        return [{ entId, name, nameEn, kind }]
      })
    },
  }
}

/** Working there beats looking. */
function strongest(grants: readonly OpenGrant[]): OpenGrant | undefined {
  return grants.find(({ role }) => role === 'user') ?? grants[0]
}
