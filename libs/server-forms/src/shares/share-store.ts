import type { ExplainedShare, HeldShare, RecordShare, ShareLevel } from '@atrium/domain-access'
import type { Subject } from '@atrium/domain-org'
import { type Tx, spaceOf } from '@atrium/server-core'

/** Records of one form shared with one subject, at most: who needs more needs a role. */
export const sharesPerSubject = 1000

/** One record shared with one subject. */
export interface NewShare {
  readonly id: string
  readonly recordId: string
  readonly subject: Subject
  readonly key: string
  readonly fields: HeldShare['fields']
}

interface Sharing {
  readonly level: ShareLevel
  readonly until: string | null
  readonly note: string
  readonly by: string
  readonly at: Date
}

/** Keeps shares; a record shared with a subject already is shared anew. */
export async function insertShares(
  tx: Tx,
  formId: string,
  shares: readonly NewShare[],
  { level, until, note, by, at }: Sharing,
): Promise<void> {
  await tx.query(
    `insert into platform.record_share
        (id, ent_id, form_id, record_id, subject_key, subject, fields, level, until, note, shared_by, shared_at)
      select given.id, $1, $2, given.record_id, given.subject_key, given.subject, given.fields, $3, $4, $5, $6, $7
        from jsonb_to_recordset($8::jsonb)
          as given (id uuid, record_id uuid, subject_key text, subject jsonb, fields jsonb)
      on conflict (ent_id, form_id, subject_key, record_id) do update set
        level = excluded.level, until = excluded.until, note = excluded.note, fields = excluded.fields,
        shared_by = excluded.shared_by, shared_at = excluded.shared_at`,
    [
      spaceOf(tx),
      formId,
      level,
      until,
      note,
      by,
      at,
      JSON.stringify(
        shares.map(({ id, recordId, key, subject, fields }) => ({
          id,
          record_id: recordId,
          subject_key: key,
          subject,
          fields,
        })),
      ),
    ],
  )
}

/** The subject that most records of the form are shared with, among those. */
export async function countLargest(
  tx: Tx,
  formId: string,
  keys: readonly string[],
): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from platform.record_share
      where ent_id = $1 and form_id = $2 and subject_key = any($3::text[])
      group by subject_key order by count desc limit 1`,
    [spaceOf(tx), formId, keys],
  )
  return row?.count ?? 0
}

/** Whom anything of a form is shared with. */
export async function selectSharedKeys(tx: Tx, formId: string, limit: number): Promise<string[]> {
  const rows = await tx.named<{ key: string }>(
    'forms.shared-keys',
    `select distinct subject_key as key from platform.record_share
      where ent_id = $1 and form_id = $2 limit $3`,
    [spaceOf(tx), formId, limit],
  )
  return rows.map(({ key }) => key)
}

/** What is shared with these subjects, alike together, and when the first of it ends. */
export async function selectHeldShares(
  tx: Tx,
  formId: string,
  { keys, now }: { readonly keys: readonly string[]; readonly now: Date },
): Promise<(HeldShare & { readonly until: Date | null })[]> {
  return tx.named(
    'forms.held-shares',
    `select level, fields, array_agg(distinct record_id)::text[] as "recordIds", min(until) as until
      from platform.record_share
      where ent_id = $1 and form_id = $2 and subject_key = any($3::text[])
        and (until is null or until > $4)
      group by level, fields`,
    [spaceOf(tx), formId, keys, now],
  )
}

type ShareRow = Omit<RecordShare, 'sharedBy' | 'until' | 'sharedAt'> & {
  readonly until: Date | null
  readonly sharedAt: Date
  readonly sharedById: string
}

/** Shares of a record that have not ended, the latest first; only those with these subjects when they are named. */
export async function selectRecordShares(
  tx: Tx,
  record: { readonly formId: string; readonly recordId: string },
  more: { readonly keys: readonly string[] | null; readonly now: Date; readonly limit: number },
): Promise<ShareRow[]> {
  return tx.query<ShareRow>(
    `select id, subject, level, until, note, shared_by as "sharedById", shared_at as "sharedAt"
      from platform.record_share
      where ent_id = $1 and form_id = $2 and record_id = $3 and (until is null or until > $4)
        and ($5::text[] is null or subject_key = any($5::text[]))
      order by shared_at desc, id limit $6`,
    [spaceOf(tx), record.formId, record.recordId, more.now, more.keys, more.limit],
  )
}

/** Ends a share, and answers whom it was with; null when there is none. */
export async function deleteShare(
  tx: Tx,
  share: { readonly formId: string; readonly recordId: string; readonly shareId: string },
): Promise<Pick<ExplainedShare, 'subject' | 'level'> | null> {
  const [row] = await tx.query<Pick<ExplainedShare, 'subject' | 'level'>>(
    `delete from platform.record_share
      where ent_id = $1 and form_id = $2 and record_id = $3 and id = $4 returning subject, level`,
    [spaceOf(tx), share.formId, share.recordId, share.shareId],
  )
  return row ?? null
}

/** Forgets shares of records that are gone for good; all of the form's when no records are named. */
export async function forgetShares(
  tx: Tx,
  formId: string,
  recordIds: readonly string[] | null,
): Promise<void> {
  await tx.query(
    `delete from platform.record_share
      where ent_id = $1 and form_id = $2 and ($3::uuid[] is null or record_id = any($3::uuid[]))`,
    [spaceOf(tx), formId, recordIds],
  )
}

/** Forgets shares that ended before then. */
export async function forgetEndedShares(tx: Tx, before: Date): Promise<void> {
  await tx.query('delete from platform.record_share where ent_id = $1 and until < $2', [
    spaceOf(tx),
    before,
  ])
}
