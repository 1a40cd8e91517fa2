import type { AppContentsPort } from '@atrium/domain-apps'
import { type Tx, spaceOf } from '@atrium/server-core'
import { destroyForm } from './destroy-form'
import { listFormsOf } from './form-store'

/** Forms go with their application and come back with it. */
export function createFormContents(): AppContentsPort<Tx> {
  return {
    async deleted(tx, appId, at) {
      await tx.query(
        `update platform.form set deleted_at = $2, deleted_with_app = true
          where app_id = $1 and ent_id = $3 and deleted_at is null`,
        [appId, at, spaceOf(tx)],
      )
      tx.outdate({ apps: [appId] })
    },

    async restored(tx, appId) {
      await tx.query(
        `update platform.form set deleted_at = null, deleted_with_app = false
          where app_id = $1 and ent_id = $2 and deleted_with_app`,
        [appId, spaceOf(tx)],
      )
      tx.outdate({ apps: [appId] })
    },

    async destroyed(tx, appId) {
      for (const formId of await listFormsOf(tx, appId)) await destroyForm(tx, formId)
    },
  }
}
