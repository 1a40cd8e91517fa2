import type { Standing } from '@atrium/domain-org'
import type { ViewerAttribute } from './scope'

/** A person as the scopes see them; everything by id, attributes by name. */
export interface Viewer extends Standing {
  /** The person's departments and all below them. */
  readonly departmentIdsBelow: readonly string[]
  /** Who reports to the person directly. */
  readonly directReportIds: readonly string[]
  /** Who reports to the person, directly or through others. */
  readonly reportIds: readonly string[]
  readonly attributes: Readonly<Record<ViewerAttribute, readonly string[]>>
}
