import type { AppItemsPort } from '@atrium/domain-apps'
import { type ExportRecord, exportHistoryDays, exportStateOf } from '@atrium/domain-forms'
import {
  type Caller,
  type Clock,
  Conflict,
  type Database,
  type FileStore,
  forgetEndedJobs,
  NotFound,
  type Tx,
} from '@atrium/server-core'
import { type ExportRow, holdExports, selectNewestExports } from './export-history-store'

const dayMillis = 86_400_000
/** Applications told of at most. */
const limit = 200

interface Needs {
  readonly database: Database
  readonly clock: Clock
  readonly files: FileStore
  readonly apps: AppItemsPort<Tx>
}

export type ExportHistory = ReturnType<typeof createExportHistory>

/** What a person had exported lately; each call is about the caller's own. */
export function createExportHistory({ database, clock, files, apps }: Needs) {
  return {
    list: (caller: Caller) =>
      database.read(caller, async (tx) => {
        const { personId } = caller
        const since = new Date(clock.now().getTime() - exportHistoryDays * dayMillis)
        const found = await selectNewestExports(tx, { personId, since, limit: limit + 1 })
        const names = await apps.appNames(tx, [...new Set(found.map(({ appId }) => appId))])
        const rows = found.slice(0, limit).flatMap((row) => toRecord(row, names))
        return { rows, cut: found.length > limit }
      }),

    async remove(id: string, caller: Caller) {
      const held = await database.transaction(caller, async (tx) => {
        const [asked, ...older] = await holdExports(tx, { id, personId: caller.personId })
        if (!asked) throw new NotFound('export-not-found')
        if (exportStateOf(asked.state) === 'preparing') throw new Conflict('export-under-way')
        const all = [asked, ...older]
        const ids = all.map((each) => each.id)
        await forgetEndedJobs(tx, ids)
        const { entId, personId } = caller
        tx.record({ act: 'forms.delete-export', entity: 'job', entityId: id, details: { ids } })
        tx.announce({ entity: 'job', act: 'removed', ids: ids.slice(0, 100), entId, personId })
        return all
      })
      for (const { fileId } of held) if (fileId !== null) await removeFile(caller, fileId)
      return {}
    },
  }

  /** One that is gone already is as good. */
  async function removeFile(caller: Caller, fileId: string): Promise<void> {
    try {
      await files.remove(caller, fileId)
    } catch (error) {
      if (!(error instanceof NotFound)) throw error
    }
  }
}

function toRecord(row: ExportRow, names: ReadonlyMap<string, string>): ExportRecord[] {
  const state = exportStateOf(row.state)
  if (state === null) return []
  const { id, at, appId, formName, done, total, fileName, fileId, error, errorDetails } = row
  const name = names.get(appId)
  return [
    {
      id,
      at: at.toISOString(),
      system: 'forms',
      application: name === undefined ? null : { id: appId, name },
      formName,
      state,
      done,
      total,
      fileName,
      fileId,
      error,
      ...(errorDetails === null ? {} : { errorDetails }),
    },
  ]
}
