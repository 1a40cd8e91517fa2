import type { Job, ParsedOf } from '@atrium/domain-core'
import { type startMemberExport, type startMemberImport } from '@atrium/domain-org'
import {
  type Call,
  type Clock,
  type Database,
  type FileStore,
  InvalidInput,
  NotFound,
  type Tx,
} from '@atrium/server-core'
import { branchOf, managedPart } from '../members/asked-branch'

export interface MemberTransferNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly files: FileStore
}

export type MemberTransferService = ReturnType<typeof createMemberTransferService>

const titles = { 'zh-CN': '成员', en: 'Members' }

/** Members in and out of files; the long part is done by jobs. */
export function createMemberTransferService({ database, clock, files }: MemberTransferNeeds) {
  const begin = (
    { caller, locale }: Call,
    kind: string,
    inputOf: (tx: Tx) => Promise<object>,
  ): Promise<Job> =>
    database.transaction(caller, async (tx) => {
      const title = titles[locale]
      const id = await tx.enqueue(kind, { ...(await inputOf(tx)), locale }, { title })
      const nothing = { total: null, result: null, error: null, finishedAt: null }
      const createdAt = clock.now().toISOString()
      return { id, kind, title, state: 'waiting', done: 0, createdAt, ...nothing }
    })
  return {
    startImport: async (input: ParsedOf<typeof startMemberImport>, call: Call) => {
      const file = await files.stat(call.caller, input.fileId)
      if (file.personId !== call.caller.personId) throw new NotFound('file-not-found')
      if (file.purpose !== 'import') {
        throw new InvalidInput([{ path: ['fileId'], code: 'not-in-list' }])
      }
      return begin(call, 'org.import-members', async (tx) => {
        // A check alone changes nothing.
        if (!input.dryRun) {
          const details = { name: file.name, rows: input.rowCount, mode: input.mode }
          const entityId = file.id
          tx.record({ act: 'org.start-member-import', entity: 'file', entityId, details })
        }
        return input
      })
    },

    startExport: (input: ParsedOf<typeof startMemberExport>, call: Call) =>
      begin(call, 'org.export-members', async (tx) => ({
        ...input,
        branch: await managedPart(tx, call.caller, await branchOf(tx, input)),
      })),
  }
}
