import { join } from 'node:path'
import { localeSchema } from '@atrium/domain-core'
import { startImport, type ImportResult, type RowError } from '@atrium/domain-forms'
import { keepMade, transferJob } from '@atrium/server-core'
import {
  type Clock,
  type Database,
  type FileStore,
  type JobDefinition,
  type RunningJob,
} from '@atrium/server-core'
import type { z } from 'zod'
import type { References } from '../references'
import type { RightsSource } from '../shares/rights-source'
import type { TableCatalog } from '../tables/table-catalog'
import { importInto, type Imported } from './import-into'
import { shownErrors } from './import-protocol'

const importInputSchema = startImport.input.extend({ locale: localeSchema })

export type ImportInput = z.output<typeof importInputSchema>

export interface ImportNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly files: FileStore
  readonly catalog: TableCatalog
  readonly access: RightsSource
  readonly references: References
}

/** Takes the rows of a file into a form, all in one transaction: cancelled or failed, nothing is left behind. */
export function importJob(needs: ImportNeeds): JobDefinition {
  return transferJob({
    kind: 'forms.import',
    input: importInputSchema,
    run: ({ input, job, folder }) =>
      runImport(needs, { input, job, errorPath: join(folder, 'errors.csv') }),
  })
}

interface Run {
  readonly input: ImportInput
  readonly job: RunningJob
  readonly errorPath: string
}

/** Carries what a dry run found out of the transaction that it undoes. */
class DryRun extends Error {
  readonly imported: Imported
  constructor(imported: Imported) {
    super('nothing is kept')
    this.imported = imported
  }
}

async function runImport(needs: ImportNeeds, run: Run): Promise<ImportResult> {
  const { input, job, errorPath } = run
  const path = await needs.files.pathOf(job.scope, input.fileId)
  const imported = await needs.database
    .transaction(job.scope, async (tx) => {
      const found = await importInto(tx, needs, { input, job, path, errorPath })
      if (input.dryRun) throw new DryRun(found)
      return found
    })
    .catch((error: unknown) => {
      if (error instanceof DryRun) return error.imported
      throw error
    })
  const failed = imported.failed
  return {
    formId: input.formId,
    dryRun: input.dryRun,
    added: imported.added,
    updated: imported.updated,
    failed,
    errors: imported.errors.slice(0, shownErrors) as RowError[],
    errorFileId: failed > 0 ? await keepErrors(needs, run) : null,
  }
}

async function keepErrors({ files }: ImportNeeds, { job, errorPath }: Run): Promise<string> {
  return (await keepMade(files, job, { path: errorPath, ending: ' - errors.csv' })).id
}
