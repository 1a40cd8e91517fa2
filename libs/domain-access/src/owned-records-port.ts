/** What becomes of the records of a person who leaves, asked inside the transaction `Tx` of whoever lets them go. */
export interface OwnedRecordsPort<Tx> {
  /** The forms that hold records of a person, and how many; forms without any are left out. */
  owned(tx: Tx, personId: string): Promise<readonly OwnedRecords[]>
  /** Gives them to an active member, form by form; answers how many it was: all of them, or as many as the limit. */
  handOver(tx: Tx, change: OwnerChange): Promise<number>
}

export interface OwnedRecords {
  readonly appId: string
  readonly formId: string
  readonly formName: string
  readonly count: number
}

export interface OwnerChange {
  readonly from: string
  readonly to: string
  /** At most so many in one transaction; then there may be more. */
  readonly limit?: number
}
