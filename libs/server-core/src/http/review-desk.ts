import type { Access } from '../caller'
import type { Call, Route } from './implement'

/** Decides whether a reviewed call is done now, or is kept until a second person approves it. */
export interface ReviewDesk {
  /** Told once, before any call. */
  open(house: { readonly routes: readonly Route[]; readonly access: Access }): void
  /** Does the call, or keeps it and refuses with a code that says so. */
  take(route: Route, input: unknown, call: Call): Promise<unknown>
}
