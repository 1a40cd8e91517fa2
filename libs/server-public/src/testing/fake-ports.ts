import type { FormDefinition, FormDefinitionsPort } from '@atrium/domain-forms'
import type { RegistrationMail } from '@atrium/domain-tenants'
import type { Tx } from '@atrium/server-core'
import { fakeCodes } from './fake-codes'

/** What the module is given by others: codes that arrive at once, forms that are set by hand. */
export function fakePorts() {
  const known = new Map<string, FormDefinition>()
  const sent: RegistrationMail[] = []
  const forms: FormDefinitionsPort<Tx> = {
    async findDefinition(tx, formId) {
      if (tx.scope === 'platform') throw new Error('forms belong to a space')
      return known.get(`${tx.scope.entId} ${formId}`) ?? null
    },
  }
  return {
    codes: fakeCodes(),
    forms,
    mails: { registrationDecided: (mail: RegistrationMail) => void sent.push(mail) },
    sent,
    setForm: (entId: string, form: FormDefinition) => known.set(`${entId} ${form.id}`, form),
    removeForm: (entId: string, formId: string) => known.delete(`${entId} ${formId}`),
  }
}
