import type { FormSchema } from '@atrium/domain-forms'
import { NotFound, type Tx, spaceOf } from '@atrium/server-core'
import type { FormColumn } from '../tables/form-column'

/** A form as it was published once: what it asked, and the columns that held the answers. */
export interface StoredVersion {
  readonly version: number
  readonly schema: FormSchema
  readonly columns: readonly FormColumn[]
}

export interface VersionRow {
  readonly version: number
  readonly publishedAt: Date
  readonly publishedBy: string
  readonly fieldCount: number
  readonly rolledBackTo: number | null
}

/** The publications of a form, newest first; at most 100. */
export function listVersionRows(tx: Tx, formId: string): Promise<VersionRow[]> {
  return tx.query<VersionRow>(
    `select version, published_at as "publishedAt", published_by as "publishedBy",
        jsonb_array_length(schema -> 'fields') as "fieldCount", rolled_back_to as "rolledBackTo"
      from platform.form_version where form_id = $1 and ent_id = $2 order by version desc limit 100`,
    [formId, spaceOf(tx)],
  )
}

/** Refuses a version that never was. */
export async function findVersion(tx: Tx, formId: string, version: number): Promise<StoredVersion> {
  const [row] = await tx.query<StoredVersion>(
    `select version, schema, columns from platform.form_version
      where form_id = $1 and version = $2 and ent_id = $3`,
    [formId, version, spaceOf(tx)],
  )
  if (!row) throw new NotFound('version-not-found')
  return row
}

/** The latest publication; 0 before the first. Choices that an import brought count no publication. */
export async function latestVersion(tx: Tx, formId: string): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    `select coalesce(max(version), 0)::int as version from platform.form_version
      where form_id = $1 and ent_id = $2`,
    [formId, spaceOf(tx)],
  )
  return row?.version ?? 0
}
