import { defineEndpoint, idSchema, listedSchema, pageShape } from '@atrium/domain-core'
import { z } from 'zod'
import { recordQueryShape, recordSchema, recordSelectionSchema, refsSchema } from './record'
import { valuesSchema } from './value'

const formIdShape = { formId: idSchema }
const recordIdInput = z.object({ formId: idSchema, recordId: idSchema })

/** Records of a form; POST because a filter may be long. `fields` limits which values come, all when left out. */
export const listRecords = defineEndpoint({
  id: 'forms.list-records',
  method: 'POST',
  kind: 'read',
  path: '/forms/:formId/records/list',
  input: z.object({
    ...formIdShape,
    ...recordQueryShape,
    ...pageShape,
    fields: z.array(z.string().max(64)).max(310).optional(),
    /** True lists the recycle bin instead. */
    deleted: z.boolean().default(false),
  }),
  output: listedSchema(recordSchema).extend({ refs: refsSchema }),
})

export const getRecord = defineEndpoint({
  id: 'forms.get-record',
  method: 'GET',
  kind: 'read',
  path: '/forms/:formId/records/:recordId',
  input: recordIdInput,
  output: recordSchema.extend({ refs: refsSchema }),
})

export const createRecord = defineEndpoint({
  id: 'forms.create-record',
  method: 'POST',
  kind: 'write',
  path: '/forms/:formId/records',
  input: z.object({ ...formIdShape, values: valuesSchema }),
  output: recordSchema,
})

/** Changes the named values only. A `version` older than the record's is refused with `record-changed`. */
export const updateRecord = defineEndpoint({
  id: 'forms.update-record',
  method: 'PUT',
  kind: 'write',
  path: '/forms/:formId/records/:recordId',
  input: z.object({
    ...formIdShape,
    recordId: idSchema,
    version: z.number().int().min(1),
    values: valuesSchema,
  }),
  output: recordSchema,
})

const countOutput = z.object({ count: z.number().int() })

/** Moves records to the recycle bin, where they are kept 60 days. */
export const deleteRecords = defineEndpoint({
  id: 'forms.delete-records',
  method: 'POST',
  kind: 'write',
  path: '/forms/:formId/records/delete',
  input: z.object({ ...formIdShape, selection: recordSelectionSchema }),
  output: countOutput,
})

export const restoreRecords = defineEndpoint({
  id: 'forms.restore-records',
  method: 'POST',
  kind: 'write',
  path: '/forms/:formId/records/restore',
  input: z.object({ ...formIdShape, ids: z.array(idSchema).min(1).max(999) }),
  output: countOutput,
})

/** Removes records of the recycle bin for good. */
export const destroyRecords = defineEndpoint({
  id: 'forms.destroy-records',
  method: 'POST',
  kind: 'write',
  path: '/forms/:formId/records/destroy',
  input: z.object({ ...formIdShape, ids: z.array(idSchema).min(1).max(999) }),
  output: countOutput,
})

/** Records to choose from in a relation, by title as you type; at most 50. */
export const pickRecords = defineEndpoint({
  id: 'forms.pick-records',
  method: 'GET',
  kind: 'read',
  path: '/forms/:formId/records/pick',
  input: z.object({ ...formIdShape, search: z.string().trim().max(100).default('') }),
  output: z.object({
    rows: z.array(z.object({ id: idSchema, title: z.string() })),
    cut: z.boolean(),
  }),
})

/** Records of every form whose title starts with the text; forms whose title no index answers are left out. */
export const searchRecords = defineEndpoint({
  id: 'forms.search-records',
  method: 'GET',
  kind: 'read',
  path: '/records/search',
  input: z.object({
    text: z.string().trim().min(1).max(80),
    limit: z.number().int().min(1).max(600).default(20),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        id: idSchema,
        title: z.string(),
        formId: idSchema,
        formName: z.string(),
        appId: idSchema,
      }),
    ),
    cut: z.boolean(),
  }),
})

/** How a person likes to see a form's list. */
export const listSettingsSchema = z.object({
  /** Shown columns, in order; null shows all. */
  columns: z.array(z.string().max(64)).max(310).nullable(),
  /** Column widths in pixels. */
  widths: z.record(z.string(), z.number().int().min(40).max(1200)),
  pageSize: z.number().int().min(1).max(999),
})

export type ListSettings = z.infer<typeof listSettingsSchema>

export const getListSettings = defineEndpoint({
  id: 'forms.get-list-settings',
  method: 'GET',
  kind: 'read',
  path: '/forms/:formId/list-settings',
  input: z.object(formIdShape),
  output: listSettingsSchema,
})

export const saveListSettings = defineEndpoint({
  id: 'forms.save-list-settings',
  method: 'PUT',
  kind: 'write',
  path: '/forms/:formId/list-settings',
  input: z.object({ ...formIdShape, settings: listSettingsSchema }),
  output: listSettingsSchema,
})
