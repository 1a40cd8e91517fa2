import type { Tx } from '@atrium/server-core'

/** The space a transaction works in; row security stands under the conditions that name it. */
export function spaceOf(tx: Tx): string {
  if (tx.scope === 'platform') throw new Error('roles of applications belong to a space')
  return tx.scope.entId
}
