import type { Locale, Role, StoredFile } from '@atrium/domain-core'
import { nameSql, type Tx, spaceOf } from '@atrium/server-core'

/** What records point to outside of forms, asked inside the transaction and seen only within its space. */
export interface References {
  /** Names of people of the space by id, in a language; people who left keep theirs. */
  peopleNames(tx: Tx, ids: readonly string[], locale: Locale): Promise<ReadonlyMap<string, string>>
  /** The platform roles of a member; none for who is no active member. */
  rolesOf(tx: Tx, personId: string): Promise<readonly Role[]>
  /** Which of the people are active members. */
  activePeople(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * The attachments that the transaction's person may put into a record, by id, as they are stored: own uploads, what
   * others see in records, and what this record held before.
   */
  attachments(
    tx: Tx,
    ids: readonly string[],
    record: { readonly formId: string; readonly recordId: string | null },
  ): Promise<ReadonlyMap<string, StoredFile>>
}

/** Reads people and files from the platform's own tables. */
export const platformReferences: References = {
  async peopleNames(tx, ids, locale) {
    const rows = await tx.named<{ id: string; name: string }>(
      `forms.people-names-${locale}`,
      `select m.person_id as id, ${nameSql(locale, 'm')} as name from platform.memberships m
        where m.person_id = any($1::uuid[]) and m.ent_id = $2`,
      [ids, spaceOf(tx)],
    )
    return new Map(rows.map((row) => [row.id, row.name]))
  },

  async rolesOf(tx, personId) {
    const [row] = await tx.named<{ roles: Role[] }>(
      'forms.roles-of',
      `select roles from platform.memberships where person_id = $1 and ent_id = $2 and state = 'active'`,
      [personId, spaceOf(tx)],
    )
    return row?.roles ?? []
  },

  async activePeople(tx, ids) {
    const rows = await tx.named<{ id: string }>(
      'forms.active-people',
      `select m.person_id as id
        from platform.memberships m join platform.persons p on p.person_id = m.person_id
        where m.person_id = any($1::uuid[]) and m.state = 'active' and p.state = 'active' and m.ent_id = $2`,
      [ids, spaceOf(tx)],
    )
    return new Set(rows.map((row) => row.id))
  },

  async attachments(tx, ids, { formId, recordId }) {
    // Locked, so that a file is not removed as forsaken at this moment.
    const rows = await tx.named<StoredFile>(
      'forms.attachments',
      `select file_id as id, name, type, size::float8 as size from platform.files file
        where file_id = any($1::uuid[]) and purpose = 'attachment' and ent_id = $2
          and (person_id = $3 or exists (
            select from platform.form_file link
              join platform.form form on form.id = link.form_id and form.ent_id = link.ent_id
              where link.ent_id = file.ent_id and link.file_id = file.file_id and form.deleted_at is null
                and (link.released_at is null or (link.form_id = $4 and link.record_id = $5))))
        for share of file`,
      [ids, spaceOf(tx), tx.scope === 'platform' ? null : tx.scope.personId, formId, recordId],
    )
    return new Map(rows.map((row) => [row.id, row]))
  },
}
