import { type Tx, spaceOf } from '@atrium/server-core'
import type { RecordTable } from '../tables/record-table'

/** Notes that a record holds files from now on. */
export async function holdFiles(
  tx: Tx,
  { entId, formId }: RecordTable,
  recordId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return
  await tx.query(
    `insert into platform.form_file (ent_id, file_id, form_id, record_id)
      select $1, file_id, $2, $3 from unnest($4::uuid[]) as file_id
      on conflict (ent_id, file_id, form_id, record_id) do update set released_at = null`,
    [entId, formId, recordId, fileIds],
  )
}

/** Notes that a record holds files no more. */
export async function letGoOfFiles(
  tx: Tx,
  { entId, formId }: RecordTable,
  record: { readonly id: string; readonly at: Date },
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return
  await tx.query(
    `update platform.form_file set released_at = $4
      where ent_id = $1 and form_id = $2 and record_id = $3 and file_id = any($5::uuid[])`,
    [entId, formId, record.id, record.at, fileIds],
  )
}

/** Forgets the files of records that are gone for good; all of the form's when no records are named. */
export async function forgetFiles(
  tx: Tx,
  formId: string,
  recordIds: readonly string[] | null,
): Promise<void> {
  await tx.query(
    `delete from platform.form_file
      where ent_id = $1 and form_id = $2 and ($3::uuid[] is null or record_id = any($3::uuid[]))`,
    [spaceOf(tx), formId, recordIds],
  )
}

export interface FileLink {
  readonly formId: string
  readonly recordId: string
  readonly isFormDeleted: boolean
}

/** The records that hold a file. */
export function selectFileLinks(tx: Tx, fileId: string): Promise<FileLink[]> {
  return tx.query<FileLink>(
    `select link.form_id as "formId", link.record_id as "recordId",
        form.deleted_at is not null as "isFormDeleted"
      from platform.form_file link
        join platform.form form on form.id = link.form_id and form.ent_id = link.ent_id
      where link.ent_id = $1 and link.file_id = $2 and link.released_at is null limit 100`,
    [spaceOf(tx), fileId],
  )
}

/** Which of the files a record holds, or held since then. */
export async function selectHeldFiles(
  tx: Tx,
  fileIds: readonly string[],
  since: Date,
): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    `select distinct file_id as id from platform.form_file
      where ent_id = $1 and file_id = any($2::uuid[]) and (released_at is null or released_at > $3)`,
    [spaceOf(tx), fileIds, since],
  )
  return new Set(rows.map((row) => row.id))
}
