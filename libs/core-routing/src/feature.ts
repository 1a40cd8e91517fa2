import type { Endpoint, Messages } from '@atrium/domain-core'
import type { NavigationItem } from './navigation'
import type { Offer } from './slot'
import type { RouteEntry } from './table/route-entry'

/** The manifest of a feature library: everything the app learns about it before one of its pages is opened. */
export interface Feature {
  readonly id: string
  readonly routes: readonly RouteEntry[]
  /** Paths on which every link opens a new window, because the page must not be lost. */
  readonly newWindowOn?: readonly { readonly pattern: string }[]
  readonly navigation?: readonly NavigationItem[]
  readonly slots?: readonly Offer[]
  readonly messages?: Messages
  /** Reads that show a changed entity, by its name in the socket's messages. */
  readonly staleOn?: Readonly<Record<string, readonly Pick<Endpoint, 'id'>[]>>
}

/** Declares a feature's manifest. */
export function defineFeature(feature: Feature): Feature {
  return feature
}
