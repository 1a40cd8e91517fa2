/** What both tables have; times are milliseconds. */
interface Entry {
  readonly id?: number
  readonly version: string
  readonly lastGetTime: number
  /** The space it was read in, so that it can be cleared with it. */
  readonly entId: string
  /** Whom it was read for; null when nobody was signed in. */
  readonly personId: string | null
}

/** One answer. */
export interface GlobalEntry extends Entry {
  readonly hash: string
  /** 1 keeps the entry when the table cache is cleared. */
  readonly isNode: 0 | 1
  readonly data: unknown
}

/** All answers about one application, thrown away together. */
export interface AppEntry extends Entry {
  readonly appId: string
  readonly apis: Readonly<Record<string, unknown>>
}

/** What the cache needs of a table; any of it may throw. */
export interface EntryTable<Kept> {
  get(key: string): Promise<Kept | undefined>
  /** Replaces the entry of the key by what is made of it, and answers that. */
  put(key: string, make: (known: Kept | undefined) => Kept): Promise<Kept>
  remove(key: string): Promise<void>
  touch(key: string, lastGetTime: number): Promise<void>
  /** Removes the one entry that was read longest ago. */
  removeOldest(): Promise<void>
  removeReadBefore(time: number): Promise<void>
  /** Leaves so many, those read last. */
  removeBeyond(count: number): Promise<void>
  /** Times of a clock that was ahead would keep an entry for ever. */
  noneReadAfter(time: number): Promise<void>
  removeWhere(test: (entry: Kept) => boolean): Promise<void>
}

export interface CacheDatabase {
  /** False once another window has made it close. */
  readonly isOpen: () => boolean
  readonly global: EntryTable<GlobalEntry>
  readonly app: EntryTable<AppEntry>
}
