import type { ParsedOf } from '@atrium/domain-core'
import type { ListSettings, saveListSettings } from '@atrium/domain-forms'
import { type Caller, type Database, NotFound, type Tx } from '@atrium/server-core'
import { findForm } from './form-store'

export type ListSettingsService = ReturnType<typeof createListSettingsService>

const untouched: ListSettings = { columns: null, widths: {}, pageSize: 50 }

/** How each person likes to see a form's list. */
export function createListSettingsService(database: Database) {
  return {
    get: ({ formId }: { formId: string }, caller: Caller): Promise<ListSettings> =>
      database.read(caller, async (tx) => {
        await refuseUnknownForm(tx, formId)
        const [row] = await tx.query<{ settings: ListSettings }>(
          'select settings from platform.form_list_settings where person_id = $1 and form_id = $2',
          [caller.personId, formId],
        )
        return row?.settings ?? untouched
      }),

    save: ({ formId, settings }: ParsedOf<typeof saveListSettings>, caller: Caller) =>
      database.transaction(caller, async (tx) => {
        await refuseUnknownForm(tx, formId)
        await tx.query(
          `insert into platform.form_list_settings (person_id, form_id, ent_id, settings)
            values ($1, $2, $3, $4)
            on conflict (person_id, form_id) do update set settings = excluded.settings`,
          [caller.personId, formId, caller.entId, JSON.stringify(settings)],
        )
        return settings
      }),
  }
}

async function refuseUnknownForm(tx: Tx, formId: string): Promise<void> {
  const stored = await findForm(tx, formId)
  if (!stored || stored.form.deletedAt !== null) throw new NotFound('form-not-found')
}
