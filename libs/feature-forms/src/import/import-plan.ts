import type { ParsedOf } from '@atrium/domain-core'
import {
  type Field,
  type InspectedFile,
  isUnique,
  orderedFields,
  type PublishedForm,
  type startImport,
} from '@atrium/domain-forms'

/** Which field each column of the file goes into; null leaves it out. */
export type Mapping = Readonly<Record<number, string | null>>

export interface ImportPlan {
  readonly fileId: string
  readonly file: InspectedFile
  readonly mapping: Mapping
  readonly mode: 'add' | 'update' | 'upsert'
  readonly keyFieldId: string | null
  readonly createOptions: boolean
}

/** Fields a file can fill: all but attachments. */
export function importableFields(form: PublishedForm): Field[] {
  return orderedFields(form.schema).filter((field) => field.kind !== 'attachment')
}

/** Each column into the field of the same name, spaces and case apart; every field once. */
export function guessedMapping(file: InspectedFile, form: PublishedForm): Mapping {
  const free = new Map(importableFields(form).map((field) => [plain(field.label), field.id]))
  return Object.fromEntries(
    file.columns.map((column) => {
      const id = free.get(plain(column.name)) ?? null
      if (id !== null) free.delete(plain(column.name))
      return [column.index, id]
    }),
  )
}

/** Fields that can find an existing record: mapped and without duplicates. */
export function keyFields(plan: Pick<ImportPlan, 'mapping'>, form: PublishedForm): Field[] {
  const mapped = new Set(Object.values(plan.mapping))
  return importableFields(form).filter((field) => isUnique(field) && mapped.has(field.id))
}

/** Required fields that no column fills; only a concern when records are added. */
export function missingFields(plan: Pick<ImportPlan, 'mapping'>, form: PublishedForm): Field[] {
  const mapped = new Set(Object.values(plan.mapping))
  return importableFields(form).filter(
    (field) => field.required && field.kind !== 'switch' && !mapped.has(field.id),
  )
}

/** Whether a select among the mapped fields could meet choices it does not know. */
export function fillsChoices(plan: Pick<ImportPlan, 'mapping'>, form: PublishedForm): boolean {
  const mapped = new Set(Object.values(plan.mapping))
  return form.schema.fields.some((field) => 'options' in field && mapped.has(field.id))
}

/** The call that a plan stands for. */
export function importInput(
  plan: ImportPlan,
  { formId, dryRun, timeZone }: { formId: string; dryRun: boolean; timeZone: string },
): ParsedOf<typeof startImport> {
  return {
    formId,
    fileId: plan.fileId,
    ...(plan.file.sheet ? { sheet: plan.file.sheet } : {}),
    headerRow: plan.file.headerRow,
    rowCount: plan.file.rowCount,
    mapping: Object.entries(plan.mapping).flatMap(([column, fieldId]) =>
      fieldId === null ? [] : [{ column: Number(column), fieldId }],
    ),
    mode: plan.mode,
    ...(plan.mode !== 'add' && plan.keyFieldId ? { keyFieldId: plan.keyFieldId } : {}),
    createOptions: plan.createOptions,
    dryRun,
    timeZone,
  }
}

function plain(label: string): string {
  return label
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
}
