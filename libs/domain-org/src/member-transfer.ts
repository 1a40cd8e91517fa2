import { idSchema, localeSchema, type Locale } from '@atrium/domain-core'
import { z } from 'zod'
import { memberColumnMessages } from './member-column-messages'
import { memberQuerySchema } from './member-endpoints'

/** What a file can say of a member, in the order it is written. */
export const memberColumns = [
  'loginId',
  'name',
  'nameEn',
  'employeeNumber',
  'departments',
  'posts',
  'roles',
  'superior',
  'phone',
  'email',
  'gender',
  'birthday',
  'entryDate',
  'extension',
  'qq',
  'idCard',
  'address',
  'signature',
  'jobDescription',
] as const

export type MemberColumn = (typeof memberColumns)[number]

const memberColumnSchema = z.enum(memberColumns)

/** What a column is headed by. */
export function memberColumnTitle(column: MemberColumn, locale: Locale): string {
  return memberColumnMessages[locale][column]
}

/** The column that a header of a file means in either language, spaces, case and signs apart; null for none. */
export function memberColumnOf(header: string): MemberColumn | null {
  const wanted = plain(header)
  return (
    memberColumns.find((column) =>
      localeSchema.options.some((locale) => plain(memberColumnTitle(column, locale)) === wanted),
    ) ?? null
  )
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_*()（）-]/g, '')
}

/** Rows that one file of members may have. */
export const memberImportLimit = 200_000

/** `add` takes people who are no members, `update` changes those who are, `both` does either. */
export const memberImportModes = ['add', 'update', 'both'] as const

export const memberImportShape = {
  fileId: idSchema,
  /** Name of a sheet; the first when left out. */
  sheet: z.string().max(100).optional(),
  /** Row of the column names, counted from 1. */
  headerRow: z.number().int().min(1).max(100).default(1),
  /** Only to show how far the import is. */
  rowCount: z.number().int().min(0).optional(),
  mapping: z
    .array(z.strictObject({ column: z.number().int().min(0).max(999), field: memberColumnSchema }))
    .min(1)
    .max(memberColumns.length)
    .refine(
      (mapping) => new Set(mapping.map(({ field }) => field)).size === mapping.length,
      'duplicate',
    ),
  mode: z.enum(memberImportModes).default('add'),
  /** Makes departments that a path names and the enterprise does not have. */
  createDepartments: z.boolean().default(false),
  /** Makes a file of links by which the people who were added set their passwords. */
  links: z.boolean().default(false),
  dryRun: z.boolean().default(false),
} as const

/** A row that was not taken, and why. */
const memberRowErrorSchema = z.object({
  row: z.number().int(),
  field: memberColumnSchema,
  value: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

export type MemberRowError = z.infer<typeof memberRowErrorSchema>

/** What the job `org.import-members` ends with. */
export const memberImportResultSchema = z.object({
  dryRun: z.boolean(),
  /** People who had no account. */
  added: z.number().int(),
  /** People with an account, who become members when they accept. */
  invited: z.number().int(),
  updated: z.number().int(),
  failed: z.number().int(),
  departments: z.number().int(),
  /** The first 100. */
  errors: z.array(memberRowErrorSchema),
  errorFileId: idSchema.nullable(),
  linksFileId: idSchema.nullable(),
})

export type MemberImportResult = z.infer<typeof memberImportResultSchema>

export const memberExportShape = {
  ...memberQuerySchema.shape,
  /** Takes these only. */
  personIds: z.array(idSchema).min(1).max(999).optional(),
  columns: z.array(memberColumnSchema).min(1).max(memberColumns.length),
  format: z.enum(['xlsx', 'csv']),
} as const

/** What the job `org.export-members` ends with. */
export const memberExportResultSchema = z.object({
  rows: z.number().int(),
  fileId: idSchema,
  fileName: z.string(),
})
