import type { FormDefinitionsPort } from '@atrium/domain-forms'
import type { Tx } from '@atrium/server-core'
import { findForm } from './form-store'

/** What other modules may read of forms inside their own transaction. */
export function createFormDefinitions(): FormDefinitionsPort<Tx> {
  return {
    async findDefinition(tx, formId) {
      const found = await findForm(tx, formId)
      if (!found || found.form.deletedAt !== null) return null
      const { id, name, draft, published } = found.form
      return { id, name, draft, published }
    },
  }
}
