/** What whoever gives or takes platform roles, or changes the state of a membership, asks of an enterprise's duties. */
export interface DutyPort<Tx> {
  /**
   * Called after the change and in its transaction `Tx`: refuses it when the enterprise separates duties and somebody
   * now holds two of them, or nobody holds one. Without `entId` the transaction's own space is meant.
   */
  requireSeparated(tx: Tx, entId?: string): Promise<void>
  /**
   * Whether these people may act for each other: false where the transaction's space separates duties and they hold
   * two of them together.
   */
  areApart(tx: Tx, personIds: readonly string[]): Promise<boolean>
}
