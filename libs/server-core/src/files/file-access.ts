import type { Caller } from '../caller'
import type { Database } from '../database/database'
import type { FileHolder } from './file-holder'
import type { FileEntry } from './file-store'

export interface FileAccess {
  /** Whether the caller may have the bytes of a file of their space. */
  mayRead(caller: Caller, file: FileEntry): Promise<boolean>
}

/**
 * Pictures of people and covers are everybody's. What something holds belongs to whoever sees that thing; all other files
 * are those of the person who brought them.
 */
export function createFileAccess(database: Database, holders: readonly FileHolder[]): FileAccess {
  return {
    async mayRead(caller, { id, purpose, personId }) {
      if (purpose === 'avatar' || purpose === 'cover') return true
      const concerned = holders.filter((holder) => holder.purpose === purpose)
      const seen = await database.read(caller, async (tx) => {
        const answers: (boolean | null)[] = []
        for (const holder of concerned) answers.push(await holder.isSeen(tx, id, caller))
        return answers.filter((answer) => answer !== null)
      })
      // Whoever acts for somebody has nothing to do with what that person exported or brought in.
      const isLent = caller.agentId === undefined || purpose === 'attachment'
      return seen.length > 0 ? seen.includes(true) : isLent && personId === caller.personId
    },
  }
}
