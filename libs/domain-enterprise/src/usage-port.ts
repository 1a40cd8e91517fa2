/** What another module keeps for an enterprise, read in a transaction `Tx` of its space. */
export interface KeptData<Tx> {
  usage(tx: Tx): Promise<KeptUsage>
  /** Everything kept, a thing a line, in batches that each read in a transaction of their own. */
  lines(read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>): AsyncIterable<object>
}

/** What a module counts; the parts of all modules add up. */
export interface KeptUsage {
  readonly departments?: number
  readonly applications?: readonly { readonly id: string; readonly name: string }[]
  readonly binnedApplications?: number
  readonly binnedForms?: number
  readonly forms?: readonly KeptForm[]
}

export interface KeptForm {
  readonly appId: string
  readonly records: number
  readonly bytes: number
}
