import type { FilePurpose } from '@atrium/domain-core'
import type { Caller } from '../caller'
import type { Tx } from '../database/database'

/** A module whose things hold files of a purpose. */
export interface FileHolder {
  readonly purpose: FilePurpose
  /** Whether the caller sees a thing that holds the file; null when nothing holds it. */
  isSeen(tx: Tx, fileId: string, caller: Caller): Promise<boolean | null>
  /** Which of the files something holds, or let go of since then, so that it can be undone. */
  held(tx: Tx, fileIds: readonly string[], since: Date): Promise<ReadonlySet<string>>
}
