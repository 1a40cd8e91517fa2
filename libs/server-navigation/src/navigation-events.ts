import { spaceOf, type Tx } from '@atrium/server-core'

/** Tells every window of the space that what it shows around its pages may have changed. */
export function announceNavigation(
  tx: Tx,
  entity: 'navigation' | 'page-element',
  ...ids: readonly string[]
): void {
  tx.announce({ entity, ids: [...ids], act: 'changed', entId: spaceOf(tx) })
}
