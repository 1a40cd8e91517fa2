import { defineEndpoint, idSchema, listedSchema, pageShape } from '@atrium/domain-core'
import { z } from 'zod'
import { contactDetailSchema, contactSchema } from './contact'

/** Active members that the person may see, by name. */
export const listContacts = defineEndpoint({
  id: 'org.list-contacts',
  method: 'GET',
  kind: 'read',
  path: '/org/contacts',
  input: z.object({
    search: z.string().trim().max(100).default(''),
    departmentId: idSchema.optional(),
    ...pageShape,
  }),
  output: listedSchema(contactSchema),
})

export const getContact = defineEndpoint({
  id: 'org.get-contact',
  method: 'GET',
  kind: 'read',
  path: '/org/contacts/:personId',
  input: z.object({ personId: idSchema }),
  output: contactDetailSchema,
})

/** Who sees whom: everybody, the own departments and those below them, or nobody but superiors and reports. */
export const contactVisibilitySchema = z.enum(['everyone', 'own-departments', 'reporting-line'])

export const getContactRules = defineEndpoint({
  id: 'org.get-contact-rules',
  method: 'GET',
  kind: 'read',
  path: '/org/contact-rules',
  input: z.object({}),
  output: z.object({ visibility: contactVisibilitySchema, phonesHidden: z.boolean() }),
})

export const setContactRules = defineEndpoint({
  id: 'org.set-contact-rules',
  method: 'PUT',
  kind: 'write',
  path: '/org/contact-rules',
  input: z.object({ visibility: contactVisibilitySchema, phonesHidden: z.boolean() }),
  output: z.object({ visibility: contactVisibilitySchema, phonesHidden: z.boolean() }),
})
