import { type Tx, spaceOf } from '@atrium/server-core'
import { forgetFiles } from '../records/record-file-store'
import { forgetShares } from '../shares/share-store'
import { qualifiedTable } from '../tables/record-table'

/** Removes a form for good: its records, versions and everybody's settings. */
export async function destroyForm(tx: Tx, formId: string): Promise<void> {
  const entId = spaceOf(tx)
  await tx.query(`drop table if exists ${qualifiedTable(entId, formId)}`)
  await forgetFiles(tx, formId, null)
  await forgetShares(tx, formId, null)
  for (const table of ['form_version', 'form_list_settings']) {
    await tx.query(`delete from platform.${table} where form_id = $1 and ent_id = $2`, [
      formId,
      entId,
    ])
  }
  await tx.query('delete from platform.form where id = $1 and ent_id = $2', [formId, entId])
  tx.announce({ entity: 'form', ids: [formId], act: 'removed', entId })
}
