import { defineEndpoint, idSchema, jobSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { formSchema } from './form'

const formIdInput = z.object({ formId: idSchema })
const versionSchema = z.number().int().min(1)

const previewSchema = z.object({
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
})

/** What publishing the draft would do, with the number of rows each step touches or would lose. */
export const previewPublish = defineEndpoint({
  id: 'forms.preview-publish',
  method: 'GET',
  kind: 'read',
  path: '/forms/:formId/publish',
  input: formIdInput,
  output: previewSchema,
})

/** A publication that was made at once, or the job `forms.publish` that makes it. */
const publicationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('published'), form: formSchema }),
  z.object({ kind: z.literal('under-way'), job: jobSchema }),
])

/** Migrates the form's table online and makes the draft the published schema; a large table takes a job. */
export const publishForm = defineEndpoint({
  id: 'forms.publish-form',
  method: 'POST',
  kind: 'write',
  path: '/forms/:formId/publish',
  input: z.object({ formId: idSchema, revision: z.number().int() }),
  output: publicationSchema,
})

/** One publication of a form. */
export const formVersionSchema = z.object({
  version: versionSchema,
  publishedAt: z.iso.datetime(),
  /** Empty for who is no member any more. */
  publishedBy: z.string(),
  fieldCount: z.number().int(),
  /** The version it went back to, if it did. */
  rolledBackTo: versionSchema.nullable(),
})

export type FormVersion = z.infer<typeof formVersionSchema>

/** The publications of a form, newest first; at most 100. */
export const listFormVersions = defineEndpoint({
  id: 'forms.list-form-versions',
  method: 'GET',
  kind: 'read',
  path: '/forms/:formId/versions',
  input: formIdInput,
  output: z.array(formVersionSchema),
})

/** What going back to an earlier version would do. */
export const previewRollBack = defineEndpoint({
  id: 'forms.preview-roll-back',
  method: 'GET',
  kind: 'read',
  path: '/forms/:formId/roll-back',
  input: z.object({ formId: idSchema, version: versionSchema }),
  output: previewSchema,
})

/**
 * Publishes an earlier version again, which the draft becomes as well. Values of a field whose type was changed since
 * come back as they were, unless somebody changed them: those are converted.
 */
export const rollBackForm = defineEndpoint({
  id: 'forms.roll-back-form',
  method: 'POST',
  kind: 'write',
  path: '/forms/:formId/roll-back',
  input: z.object({ formId: idSchema, version: versionSchema, revision: z.number().int() }),
  output: publicationSchema,
})

/** What the job `forms.publish` ends with. */
export const publishResultSchema = z.object({ formId: idSchema, version: versionSchema })
