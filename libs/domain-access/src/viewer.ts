import type { Placement } from '@atrium/domain-org'

/** A person as the scopes see them. */
export type Viewer = Placement
