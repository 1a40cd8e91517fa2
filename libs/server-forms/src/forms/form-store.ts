import type { BroughtChoices, Field, Form, FormSchema } from '@atrium/domain-forms'
import { NotFound, type Tx, spaceOf } from '@atrium/server-core'
import type { FormColumn } from '../tables/form-column'

/** A form as stored: what everyone may know, and how its table is built. */
export interface StoredForm {
  readonly form: Form
  readonly columns: readonly FormColumn[]
}

export interface NewForm {
  readonly id: string
  readonly appId: string
  readonly name: string
  readonly draft: FormSchema
  readonly at: Date
  readonly personId: string
  readonly entId: string
}

interface FormRow {
  id: string
  app_id: string
  name: string
  draft: FormSchema
  draft_revision: number
  published: FormSchema | null
  version: number
  archived_fields: Field[]
  columns: FormColumn[]
  created_at: Date
  updated_at: Date
  published_at: Date | null
  deleted_at: Date | null
}

const formColumns = `id, app_id, name, draft, draft_revision, published, version, archived_fields, columns,
  created_at, updated_at, published_at, deleted_at`

/** The form, whether deleted or not; null when the space has none of this id, or its application is deleted. */
export async function findForm(tx: Tx, formId: string): Promise<StoredForm | null> {
  const [row] = await tx.query<FormRow>(
    `select ${formColumns} from platform.form where id = $1 and ent_id = $2 and not deleted_with_app`,
    [formId, spaceOf(tx)],
  )
  return row ? storedForm(row) : null
}

/** The form, held against other changes until the transaction ends; `form-not-found` when deleted. */
export async function holdForm(tx: Tx, formId: string): Promise<StoredForm> {
  const [row] = await tx.query<FormRow>(
    `select ${formColumns} from platform.form where id = $1 and ent_id = $2 and deleted_at is null for update`,
    [formId, spaceOf(tx)],
  )
  if (!row) throw new NotFound('form-not-found')
  return storedForm(row)
}

/** Which of the ids are forms of the space that are not deleted. */
export async function existingForms(tx: Tx, formIds: readonly string[]): Promise<Set<string>> {
  if (formIds.length === 0) return new Set()
  const rows = await tx.query<{ id: string }>(
    'select id from platform.form where deleted_at is null and id = any($1::uuid[]) and ent_id = $2',
    [formIds, spaceOf(tx)],
  )
  return new Set(rows.map((row) => row.id))
}

/** Forms by name; at most 500. */
export async function listFormRows(
  tx: Tx,
  query: { readonly appId: string | null; readonly deleted: boolean },
) {
  const rows = await tx.query<FormRow>(
    `select id, app_id, name, version, updated_at, deleted_at from platform.form
      where ent_id = $3 and ($1::uuid is null or app_id = $1) and (deleted_at is not null) = $2 and not deleted_with_app
      order by name collate "zh-x-icu", id limit 500`,
    [query.appId, query.deleted, spaceOf(tx)],
  )
  return rows.map((row) => ({
    id: row.id,
    appId: row.app_id,
    name: row.name,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  }))
}

/** Forms that people use. */
export async function listPublishedForms(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    'select id from platform.form where ent_id = $1 and deleted_at is null and version > 0 order by id',
    [spaceOf(tx)],
  )
  return rows.map((row) => row.id)
}

/** Forms deleted before then, other than with their application. */
export async function listBinnedForms(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from platform.form where ent_id = $1 and deleted_at < $2 and not deleted_with_app
      order by deleted_at`,
    [spaceOf(tx), before],
  )
  return rows.map((row) => row.id)
}

/** One of them, held against others; null when it was restored meanwhile. */
export async function holdExpiredForm(
  tx: Tx,
  formId: string,
  before: Date,
): Promise<Pick<Form, 'name'> | null> {
  const [row] = await tx.query<{ name: string }>(
    'select name from platform.form where id = $1 and ent_id = $2 and deleted_at < $3 for update',
    [formId, spaceOf(tx), before],
  )
  return row ?? null
}

/** All forms of an application, deleted ones as well. */
export async function listFormsOf(tx: Tx, appId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    'select id from platform.form where ent_id = $1 and app_id = $2 for update',
    [spaceOf(tx), appId],
  )
  return rows.map((row) => row.id)
}

export async function insertForm(tx: Tx, form: NewForm): Promise<void> {
  await tx.query(
    `insert into platform.form (id, ent_id, app_id, name, draft, created_at, created_by, updated_at, updated_by)
      values ($1, $2, $3, $4, $5, $6, $7, $6, $7)`,
    [
      form.id,
      form.entId,
      form.appId,
      form.name,
      JSON.stringify(form.draft),
      form.at,
      form.personId,
    ],
  )
}

/** What a change of a form may set; what is left out stays. */
export interface FormChange {
  readonly name?: string
  readonly draft?: FormSchema
  readonly deletedAt?: Date | null
}

/** Changes a form; a new draft counts its revision on. */
export async function changeForm(
  tx: Tx,
  formId: string,
  by: { readonly at: Date; readonly personId: string },
  change: FormChange,
): Promise<void> {
  const draft = change.draft ? JSON.stringify(change.draft) : null
  await tx.query(
    `update platform.form set
        name = coalesce($4, name),
        draft = coalesce($5, draft),
        draft_revision = draft_revision + case when $5::jsonb is null then 0 else 1 end,
        deleted_at = case when $6 then $7 else deleted_at end,
        updated_at = $2, updated_by = $3
      where id = $1`,
    [
      formId,
      by.at,
      by.personId,
      change.name ?? null,
      draft,
      change.deletedAt !== undefined,
      change.deletedAt ?? null,
    ],
  )
}

export interface Publication {
  readonly formId: string
  readonly entId: string
  readonly version: number
  readonly schema: FormSchema
  readonly draft: FormSchema
  readonly columns: readonly FormColumn[]
  readonly archivedFields: readonly Field[]
  readonly steps: readonly unknown[]
  readonly rolledBackTo: number | null
  readonly at: Date
  readonly personId: string
}

/** Makes a schema the published one, and keeps it in the form's history. */
export async function insertPublication(tx: Tx, publication: Publication): Promise<void> {
  const { formId, entId, version, at, personId } = publication
  const schema = JSON.stringify(publication.schema)
  const columns = JSON.stringify(publication.columns)
  const archived = JSON.stringify(publication.archivedFields)
  await tx.query(
    `update platform.form set draft = $8, published = $2, version = $3, columns = $4, archived_fields = $5,
        draft_revision = draft_revision + $9, published_at = $6, updated_at = $6, updated_by = $7
      where id = $1`,
    [
      formId,
      schema,
      version,
      columns,
      archived,
      at,
      personId,
      JSON.stringify(publication.draft),
      // Whoever designs on must not save over the draft that came back.
      publication.rolledBackTo === null ? 0 : 1,
    ],
  )
  await tx.query(
    `insert into platform.form_version
        (form_id, version, ent_id, schema, columns, steps, published_at, published_by, rolled_back_to)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      formId,
      version,
      entId,
      schema,
      columns,
      JSON.stringify(publication.steps),
      at,
      personId,
      publication.rolledBackTo,
    ],
  )
}

/** Keeps schemas that records brought choices into; a new version, since lists must learn of them. */
export async function keepChoices(
  tx: Tx,
  formId: string,
  { published, draft }: Pick<BroughtChoices, 'published' | 'draft'>,
  by: { readonly at: Date; readonly personId: string },
): Promise<void> {
  await tx.query(
    `update platform.form set published = $2, draft = $3, draft_revision = draft_revision + 1,
        version = version + 1, updated_at = $4, updated_by = $5
      where id = $1`,
    [formId, JSON.stringify(published), JSON.stringify(draft), by.at, by.personId],
  )
}

function storedForm(row: FormRow): StoredForm {
  return {
    columns: row.columns,
    form: {
      id: row.id,
      appId: row.app_id,
      name: row.name,
      draft: row.draft,
      draftRevision: row.draft_revision,
      published: row.published,
      version: row.version,
      archivedFields: row.archived_fields,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      publishedAt: row.published_at?.toISOString() ?? null,
      deletedAt: row.deleted_at?.toISOString() ?? null,
    },
  }
}
