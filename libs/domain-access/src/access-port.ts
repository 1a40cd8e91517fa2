import type { AppRole } from './app-role'
import type { Viewer } from './viewer'

/** What decides about records asks this of whoever keeps roles and places, inside its own transaction `Tx`. */
export interface AccessPort<Tx> {
  /** The roles of an application; none when it has none of its own. */
  rolesOf(tx: Tx, appId: string): Promise<readonly AppRole[]>
  /** Where a person of the space stands now. */
  viewer(tx: Tx, personId: string): Promise<Viewer>
}
