/** What whoever sends something outside asks of the installation first. */
export interface OutboundPort {
  /** Nothing may leave the house. */
  isOffline(): boolean
}
