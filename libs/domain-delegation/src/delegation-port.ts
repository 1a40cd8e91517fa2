import type { AgencyPermission } from './agency'

/** What the workflow may ask inside its own transaction `Tx`: who acts for whom there, by which agency. */
export interface DelegationPort<Tx> {
  /** Who may do something for a host in an application now. */
  agentsOf(
    tx: Tx,
    asked: {
      readonly hostId: string
      readonly appId: string
      readonly permission: AgencyPermission
    },
  ): Promise<readonly { readonly agencyId: string; readonly personId: string }[]>
  /** For whom somebody may do it now, and in which applications; null for all. */
  hostsOf(
    tx: Tx,
    asked: { readonly agentId: string; readonly permission: AgencyPermission },
  ): Promise<
    readonly {
      readonly agencyId: string
      readonly personId: string
      readonly appIds: readonly string[] | null
    }[]
  >
}
