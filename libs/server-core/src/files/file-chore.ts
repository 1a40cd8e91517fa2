import type { FilePurpose } from '@atrium/domain-core'
import type { Clock } from '../clock'
import type { Database } from '../database/database'
import { inEverySpace, type Chore } from '../jobs/chore'
import type { Logger } from '../log'
import type { KeptFor } from './accepted-files'
import type { FileHolder } from './file-holder'
import type { FileStore } from './file-store'

interface Parts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly files: FileStore
  readonly holders: readonly FileHolder[]
}

/** Days a file may stay that nothing holds: long enough for a form left open, or for an undo. */
const graceDays = 7

/** Removes files that nobody refers to. */
export function fileChore({ database, clock, log, files, holders }: Parts): Chore {
  const held = new Set<FilePurpose>(holders.map((holder) => holder.purpose))
  const passing: readonly KeptFor[] = ['import', 'export', ...held]
  return {
    name: 'files.remove-forsaken',
    cron: '40 2 * * *',
    run: (signal) =>
      inEverySpace({ database, log }, signal, async ({ entId }) => {
        const before = new Date(clock.now().getTime() - graceDays * 86_400_000)
        const scope = { entId, personId: null }
        for (const purpose of passing) {
          const concerned = holders.filter((holder) => holder.purpose === purpose)
          await files.removeForsaken(scope, { purpose, before, holders: concerned }, signal)
        }
      }),
  }
}
