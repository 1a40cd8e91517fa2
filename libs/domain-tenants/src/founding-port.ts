import type { EntId } from '@atrium/domain-core'
import type { FirstAdmin } from './tenant'

export interface Founding {
  readonly name: string
  readonly nameEn: string | null
  readonly admin: FirstAdmin
}

/** Makes an enterprise with its space and its first administrator, who has no password yet. Names that are taken are refused. */
export interface FoundingPort<Tx> {
  found(tx: Tx, founding: Founding): Promise<{ entId: EntId; personId: string }>
  /** Refuses a name that another enterprise has. */
  claimName(tx: Tx, name: string, except: EntId): Promise<void>
}
