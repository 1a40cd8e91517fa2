import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { formSchema, publishedFormSchema } from './form'
import { formSchemaSchema } from './form-schema'

const formIdInput = z.object({ formId: idSchema })

/** The forms of an application by name, or of every application when none is named; at most 500. */
export const listForms = defineEndpoint({
  id: 'forms.list-forms',
  method: 'GET',
  kind: 'read',
  path: '/forms',
  input: z.object({ appId: idSchema.optional(), deleted: z.boolean().default(false) }),
  output: z.array(
    formSchema.pick({
      id: true,
      appId: true,
      name: true,
      version: true,
      updatedAt: true,
      deletedAt: true,
    }),
  ),
})

/** For the designer: the draft and what is published. */
export const getForm = defineEndpoint({
  id: 'forms.get-form',
  method: 'GET',
  kind: 'read',
  path: '/forms/:formId',
  input: formIdInput,
  output: formSchema,
})

/** For whoever fills in the form or lists its records. */
export const getPublishedForm = defineEndpoint({
  id: 'forms.get-published-form',
  method: 'GET',
  kind: 'read',
  path: '/forms/:formId/published',
  input: formIdInput,
  output: publishedFormSchema,
})

export const createForm = defineEndpoint({
  id: 'forms.create-form',
  method: 'POST',
  kind: 'write',
  path: '/forms',
  input: z.object({
    appId: idSchema,
    name: z.string().trim().min(1).max(60),
    schema: formSchemaSchema.optional(),
  }),
  output: formSchema,
})

export const renameForm = defineEndpoint({
  id: 'forms.rename-form',
  method: 'PUT',
  kind: 'write',
  path: '/forms/:formId/name',
  input: z.object({ formId: idSchema, name: z.string().trim().min(1).max(60) }),
  output: formSchema,
})

/** Saves the draft unless somebody else saved since `revision`: then `draft-changed`. */
export const saveDraft = defineEndpoint({
  id: 'forms.save-draft',
  method: 'PUT',
  kind: 'write',
  path: '/forms/:formId/draft',
  input: z.object({ formId: idSchema, revision: z.number().int(), schema: formSchemaSchema }),
  output: formSchema.pick({ id: true, draftRevision: true, updatedAt: true }),
})

/** Makes the draft equal to what is published again. */
export const discardDraft = defineEndpoint({
  id: 'forms.discard-draft',
  method: 'POST',
  kind: 'write',
  path: '/forms/:formId/draft/discard',
  input: formIdInput,
  output: formSchema,
})

/** Moves a form with its records to the recycle bin, where it is kept 60 days. */
export const deleteForm = defineEndpoint({
  id: 'forms.delete-form',
  method: 'DELETE',
  kind: 'write',
  path: '/forms/:formId',
  input: formIdInput,
  output: z.object({}),
})

export const restoreForm = defineEndpoint({
  id: 'forms.restore-form',
  method: 'POST',
  kind: 'write',
  path: '/forms/:formId/restore',
  input: formIdInput,
  output: formSchema,
})
