import { bringChoices, optionLimit } from '@atrium/domain-forms'
import { JobFailed, type Clock, type SpaceScope, type Tx } from '@atrium/server-core'
import { holdForm, keepChoices } from '../forms/form-store'
import { repointChoices } from '../records/choice-rows'
import { liveColumn } from '../tables/form-column'
import type { RecordTable } from '../tables/record-table'
import type { ImportRead } from './import-protocol'

interface Brought {
  /** As it was when the file was read; others may have added choices since. */
  readonly table: RecordTable
  readonly scope: SpaceScope
  readonly read: Pick<ImportRead, 'addedOptions'>
}

/** Choices that the file brought join the form; rows whose choice somebody else added meanwhile mean that one. */
export async function keepBrought(
  tx: Tx,
  { clock }: { readonly clock: Clock },
  { table, scope, read }: Brought,
): Promise<void> {
  if (read.addedOptions.size === 0) return
  const { form } = await holdForm(tx, table.formId)
  if (!form.published) return
  const { published, draft } = form
  const brought = bringChoices({ published, draft }, read.addedOptions)
  if (!brought.ok) {
    const details = { field: brought.rejection.field.label, max: optionLimit }
    throw new JobFailed('import-too-many-choices', details)
  }
  for (const [fieldId, ids] of brought.value.known) {
    const column = liveColumn(table.columns, fieldId)
    if (column) await repointChoices(tx, table, column, ids)
  }
  const by = { at: clock.now(), personId: scope.personId ?? '' }
  await keepChoices(tx, table.formId, brought.value, by)
  tx.outdate({ apps: [form.appId] })
}
