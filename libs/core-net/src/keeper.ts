/** A read that may be answered without asking. */
export interface KeptRead {
  /** Behind the deploy base: `[/space-id]/sapi/…?query`. */
  readonly url: string
  /** The application that the input names. */
  readonly appId: string | undefined
}

/** What came back, and whom the server made it for; null when it is not to be kept. */
export interface Answered {
  readonly data: unknown
  readonly answeredFor: string | null
}

/** What stands between reads and the network; made by `createKeeper` of core-cache. */
export interface Keeper {
  /** Answers what was kept, or asks. */
  read(read: KeptRead, ask: () => Promise<Answered>): Promise<unknown>
  /** Something has changed: the next read makes sure that what is kept is still true. */
  doubt(): void
  /** Nothing that was kept may reach whoever comes next. */
  forget(): Promise<void>
}
