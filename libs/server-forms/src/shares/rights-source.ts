import { type AccessPort, type HeldShare, subjectKeysOf, type Viewer } from '@atrium/domain-access'
import { type Bus, type Clock, type Tx, spaceOf } from '@atrium/server-core'
import { knownByForm } from '../known-by-form'
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
/** Sets of subjects of one form whose shares are remembered; people who stand alike have the same. */
const rememberedStandings = 200

interface SharesOfForm {
  /** Whom anything is shared with; null for too many to remember. */
  readonly holders: ReadonlySet<string> | null
  /** What is shared with some subjects, until the first of it ends. */
  readonly held: Map<string, { readonly until: number; readonly shares: readonly HeldShare[] }>
}

/**
 * Adds shares to roles and places. What is shared with whom is remembered form by form until it changes, so that it costs no
 * question to the database.
 */
export function createRightsSource(
  access: AccessPort<Tx>,
  { bus, clock }: { readonly bus: Bus; readonly clock: Clock },
): RightsSource {
  const known = knownByForm<SharesOfForm>(bus, shareEntity, rememberedForms)

  async function ofForm(tx: Tx, formId: string): Promise<SharesOfForm> {
    const entId = spaceOf(tx)
    const found = known.find(entId, formId)
    if (found) return found
    const mark = known.mark()
    const keys = await selectSharedKeys(tx, formId, rememberedKeys + 1)
    const holders = keys.length > rememberedKeys ? null : new Set(keys)
    const form: SharesOfForm = { holders, held: new Map() }
    known.keep({ entId, formId }, form, mark)
    return form
  }

  async function heldBy(tx: Tx, formId: string, held: SharesOfForm['held'], keys: string[]) {
    const standing = keys.join()
    const now = clock.now()
    const found = held.get(standing)
    if (found && found.until > now.getTime()) return found.shares
    const mark = known.mark()
    const rows = await selectHeldShares(tx, formId, { keys, now })
    const ends = rows.flatMap(({ until }) => (until ? [until.getTime()] : []))
    const shares = rows.map(({ level, recordIds, fields }) => ({
      level,
      recordIds,
      fields,
      subjects: keys,
    }))
    if (held.size >= rememberedStandings) held.clear()
    if (known.unchanged(mark)) held.set(standing, { until: Math.min(...ends), shares })
    return shares
  }

  return {
    rolesOf: (tx, appId) => access.rolesOf(tx, appId),
    viewer: (tx, personId) => access.viewer(tx, personId),
    async sharesOf(tx, formId, viewer) {
      const { holders, held } = await ofForm(tx, formId)
      const mine = subjectKeysOf(viewer)
      const keys = holders ? mine.filter((key) => holders.has(key)) : mine
      return keys.length === 0 ? [] : heldBy(tx, formId, held, keys)
    },
  }
}
