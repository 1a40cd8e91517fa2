import type { Tx } from './database'

/** The space a transaction works in; a mistake of ours where it works for the platform. Row security stands under the conditions that name it. */
export function spaceOf(tx: Pick<Tx, 'scope'>): string {
  if (tx.scope === 'platform') throw new Error('this is asked of a space, not of the platform')
  return tx.scope.entId
}
