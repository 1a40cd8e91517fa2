import { getContact, getContactRules, listContacts, setContactRules } from '@atrium/domain-org'
import { implement, type Route } from '@atrium/server-core'
import type { ContactService } from './contact-service'

export function contactRoutes(contacts: ContactService): Route[] {
  return [
    implement(listContacts, { permission: 'org.read', handle: contacts.list }),
    implement(getContact, { permission: 'org.read', handle: contacts.get }),
    implement(getContactRules, {
      permission: 'org.manage',
      handle: (_, { caller }) => contacts.rules(caller),
    }),
    implement(setContactRules, {
      permission: 'org.manage',
      handle: (input, { caller }) => contacts.setRules(input, caller),
    }),
  ]
}
