import type { Job } from '@atrium/domain-core'
import { type Tx, spaceOf } from '@atrium/server-core'

/** An export of somebody, with what it is of. */
export interface ExportRow {
  readonly id: string
  readonly at: Date
  readonly appId: string
  readonly formName: string
  readonly state: Job['state']
  readonly done: number
  readonly total: number | null
  readonly fileName: string | null
  readonly fileId: string | null
  readonly error: string | null
  readonly errorDetails: unknown
}

const exportsOf = `from platform.jobs job
  join platform.form form on form.id::text = job.input ->> 'formId' and form.ent_id = job.ent_id
  where job.ent_id = $1 and job.person_id = $2 and job.kind = 'forms.export'`

/** The newest export of each application since then, newest first. */
export function selectNewestExports(
  tx: Tx,
  asked: { readonly personId: string; readonly since: Date; readonly limit: number },
): Promise<ExportRow[]> {
  return tx.named<ExportRow>(
    'forms.newest-exports',
    `select newest.*, (select file.file_id from platform.files file
        where file.ent_id = $1 and file.file_id::text = newest."madeId") as "fileId"
      from (select distinct on (form.app_id) job.id, job.created_at as at, form.app_id as "appId",
          form.name as "formName", job.state, job.done::float8 as done, job.total::float8 as total,
          job.result ->> 'fileName' as "fileName", job.result ->> 'fileId' as "madeId",
          job.error, job.error_details as "errorDetails"
        ${exportsOf} and job.created_at >= $3 and job.state <> 'cancelled'
        order by form.app_id, job.id desc) newest
      order by newest.id desc limit $4`,
    [spaceOf(tx), asked.personId, asked.since, asked.limit],
  )
}

/** An export, and those of the same application before it, that have ended; the one asked for comes first. */
export function holdExports(
  tx: Tx,
  asked: { readonly personId: string; readonly id: string },
): Promise<{ id: string; state: Job['state']; fileId: string | null }[]> {
  return tx.query(
    `select job.id, job.state, job.result ->> 'fileId' as "fileId" ${exportsOf}
        and job.id <= $3 and (job.id = $3 or job.state not in ('waiting', 'running'))
        and form.app_id = (select form.app_id ${exportsOf} and job.id = $3)
      order by job.id desc for update of job`,
    [spaceOf(tx), asked.personId, asked.id],
  )
}
