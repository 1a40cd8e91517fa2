import { type AccessPort, type HeldShare, subjectKeysOf, type Viewer } from '@atrium/domain-access'
import { type Bus, type Clock, type Tx, spaceOf } from '@atrium/server-core'
import { selectHeldShares, selectSharedKeys } from './share-store'

/** What decides about records: roles, places, and what is shared. */
export interface RightsSource extends AccessPort<Tx> {
  /** What is shared with a person in a form now. */
  sharesOf(tx: Tx, formId: string, viewer: Viewer): Promise<readonly HeldShare[]>
}

export const shareEntity = 'record-share'
const rememberedForms = 5000
/** Subjects of one form that are remembered; where more hold shares, each person is asked for. */
const rememberedKeys = 10_000

/**
 * Adds shares to roles and places. Whom anything is shared with is remembered form by form until it changes, so that who
 * holds no share costs no question to the database.
 */
export function createRightsSource(
  access: AccessPort<Tx>,
  { bus, clock }: { readonly bus: Bus; readonly clock: Clock },
): RightsSource {
  const known = new Map<string, ReadonlySet<string> | null>()
  let changes = 0
  bus.subscribe(({ entity, entId, parentId }) => {
    if (entity !== shareEntity) return
    changes += 1
    known.delete(`${entId} ${parentId}`)
  })
  bus.onGap(() => {
    changes += 1
    known.clear()
  })

  /** Null for too many to remember. */
  async function holdersOf(tx: Tx, formId: string): Promise<ReadonlySet<string> | null> {
    const key = `${spaceOf(tx)} ${formId}`
    const found = known.get(key)
    if (found !== undefined) return found
    const before = changes
    const keys = await selectSharedKeys(tx, formId, rememberedKeys + 1)
    const holders = keys.length > rememberedKeys ? null : new Set(keys)
    if (known.size >= rememberedForms) known.clear()
    if (changes === before) known.set(key, holders)
    return holders
  }

  return {
    rolesOf: (tx, appId) => access.rolesOf(tx, appId),
    viewer: (tx, personId) => access.viewer(tx, personId),
    async sharesOf(tx, formId, viewer) {
      const holders = await holdersOf(tx, formId)
      const mine = subjectKeysOf(viewer)
      const keys = holders ? mine.filter((key) => holders.has(key)) : mine
      return keys.length === 0 ? [] : selectHeldShares(tx, formId, { keys, now: clock.now() })
    },
  }
}
