import { defineEndpoint, idSchema, jobSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { fieldIdSchema, fieldSchema } from './field'
import { formSchema } from './form'
import {
  countedRowsSchema,
  importColumnLimit,
  importMappingSchema,
  importModes,
  importSourceShape,
  inspectedFileSchema,
} from './import-file'
import { recordQueryShape } from './record'

/** Reads the head of an uploaded CSV, XLSX or JSON file: its sheets, columns and what they seem to hold. */
export const inspectFile = defineEndpoint({
  id: 'forms.inspect-file',
  method: 'POST',
  kind: 'read',
  path: '/forms/inspect-file',
  input: z.object({
    ...importSourceShape,
    /** Found by looking when left out. */
    headerRow: importSourceShape.headerRow.unwrap().optional(),
  }),
  output: inspectedFileSchema,
})

/** Makes and publishes a form from a file's columns, and starts the job that imports its rows. */
export const createFormFromFile = defineEndpoint({
  id: 'forms.create-form-from-file',
  method: 'POST',
  kind: 'write',
  path: '/forms/from-file',
  input: z.object({
    appId: idSchema,
    name: z.string().trim().min(1).max(60),
    ...importSourceShape,
    rowCount: countedRowsSchema,
    columns: z
      .array(z.strictObject({ column: z.number().int().min(0), field: fieldSchema }))
      .min(1)
      .max(importColumnLimit),
  }),
  output: z.object({ form: formSchema, job: jobSchema }),
})

/** Starts the job `forms.import`; a dry run does everything but keep the rows. */
export const startImport = defineEndpoint({
  id: 'forms.start-import',
  method: 'POST',
  kind: 'write',
  path: '/forms/:formId/import',
  input: z.object({
    formId: idSchema,
    ...importSourceShape,
    rowCount: countedRowsSchema,
    mapping: importMappingSchema,
    mode: z.enum(importModes).default('add'),
    /** The field that finds the record to update; needed unless the mode is `add`. */
    keyFieldId: fieldIdSchema.optional(),
    /** Adds choices that the form does not know instead of refusing the row. */
    createOptions: z.boolean().default(false),
    dryRun: z.boolean().default(false),
    timeZone: z.string().max(60).default('Asia/Shanghai'),
  }),
  output: jobSchema,
})

/** Starts the job `forms.export`; without ids it takes all that the query finds. */
export const startExport = defineEndpoint({
  id: 'forms.start-export',
  method: 'POST',
  kind: 'write',
  path: '/forms/:formId/export',
  input: z.object({
    formId: idSchema,
    ...recordQueryShape,
    ids: z.array(idSchema).max(999).optional(),
    format: z.enum(['csv', 'xlsx']),
    fields: z.array(z.string().max(64)).min(1).max(310),
  }),
  output: jobSchema,
})
