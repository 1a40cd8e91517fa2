import { idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { fieldIdSchema, fieldKinds } from './field'

/** Columns a file to import may have. */
export const importColumnLimit = 150

/** Rows a file to import may have. */
export const importRowLimit = 1_000_000

/** Where in a file the table is. */
export const importSourceShape = {
  fileId: idSchema,
  /** Name of a sheet; the first when left out. */
  sheet: z.string().max(100).optional(),
  /** Row of the column names, counted from 1. */
  headerRow: z.number().int().min(1).max(100).default(1),
}

/** Rows that inspecting the file counted, only to show how far the import is. */
export const countedRowsSchema = z.number().int().min(0).max(importRowLimit).optional()

/** What was found out about one column by reading its first rows. */
export const inspectedColumnSchema = z.object({
  /** Counted from 0. */
  index: z.number().int().min(0),
  name: z.string(),
  kind: z.enum(fieldKinds),
  /** Distinct values, when they are few enough to be choices. */
  choices: z.array(z.string()),
  /** The first few values that are not empty. */
  samples: z.array(z.string()),
  /** Rows read that are not empty here. */
  filled: z.number().int(),
})

export type InspectedColumn = z.infer<typeof inspectedColumnSchema>

export const inspectedFileSchema = z.object({
  name: z.string(),
  format: z.enum(['csv', 'xlsx', 'json']),
  sheets: z.array(z.string()),
  sheet: z.string(),
  headerRow: z.number().int(),
  columns: z.array(inspectedColumnSchema),
  rowCount: z.number().int(),
  /** Codes of what a person should know, such as merged headers or repeated names. */
  notes: z.array(z.string()),
})

export type InspectedFile = z.infer<typeof inspectedFileSchema>

/** Which column fills which field; a column without a field is left out. */
export const importMappingSchema = z
  .array(z.strictObject({ column: z.number().int().min(0), fieldId: fieldIdSchema }))
  .min(1)
  .max(importColumnLimit)

export const importModes = ['add', 'update', 'upsert'] as const

/** One row that was not taken: its number in the file, and why. */
export const rowErrorSchema = z.object({
  row: z.number().int(),
  column: z.string(),
  fieldId: z.string(),
  value: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

export type RowError = z.infer<typeof rowErrorSchema>

/** What the job `forms.import` ends with. */
export const importResultSchema = z.object({
  formId: idSchema,
  dryRun: z.boolean(),
  added: z.number().int(),
  updated: z.number().int(),
  failed: z.number().int(),
  /** The first 100 wrong places. */
  errors: z.array(rowErrorSchema),
  /** Every failed row with its reasons, as CSV; null when there is none. */
  errorFileId: idSchema.nullable(),
})

export type ImportResult = z.infer<typeof importResultSchema>

/** What the job `forms.export` ends with. */
export const exportResultSchema = z.object({
  formId: idSchema,
  rows: z.number().int(),
  fileId: idSchema,
  fileName: z.string(),
})

export type ExportResult = z.infer<typeof exportResultSchema>
