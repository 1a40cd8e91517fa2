import type { Messages } from '@atrium/domain-core'
import type { NavigationItem } from './navigation'
import type { Offer } from './slot'
import type { RouteEntry } from './table/route-entry'

/** The manifest of a feature library: everything the app learns about it before one of its pages is opened. */
export interface Feature {
  readonly id: string
  readonly routes: readonly RouteEntry[]
  readonly navigation?: readonly NavigationItem[]
  readonly slots?: readonly Offer[]
  readonly messages?: Messages
}

/** Declares a feature's manifest. */
export function defineFeature(feature: Feature): Feature {
  return feature
}
