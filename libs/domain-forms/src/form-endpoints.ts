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

/** What publishing the draft would do, with the number of rows each step touches or would lose. */
export const previewPublish = defineEndpoint({
  id: 'forms.preview-publish',
  method: 'GET',
  kind: 'read',
  path: '/forms/:formId/publish',
  input: formIdInput,
  output: z.object({
    steps: z.array(
      z.object({
        kind: z.string(),
        fieldId: z.string().nullable(),
        label: z.string(),
        /** Rows that hold a value there. */
        rows: z.number().int(),
        /** Values that would be lost; above 0 publication is refused. */
        losses: z.number().int(),
        /** Some of the values that would be lost. */
        samples: z.array(z.string()),
      }),
    ),
    canPublish: z.boolean(),
  }),
})

/** Migrates the form's table online and makes the draft the published schema. */
export const publishForm = defineEndpoint({
  id: 'forms.publish-form',
  method: 'POST',
  kind: 'write',
  path: '/forms/:formId/publish',
  input: z.object({ formId: idSchema, revision: z.number().int() }),
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
