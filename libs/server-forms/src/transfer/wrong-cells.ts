import { checkRecord, type Field, type FormRecord, type FormSchema } from '@atrium/domain-forms'
import type { ExportedColumn } from './export-rows'

export interface WrongCells {
  /** Fields to read: those exported, and those they are compared with. */
  readonly fields: readonly string[]
  /** Places of the columns whose value the form would refuse. */
  readonly find: (record: FormRecord) => ReadonlySet<number>
}

const none: ReadonlySet<number> = new Set()

/** For files that mark nothing. */
export function unmarked(columns: readonly ExportedColumn[]): WrongCells {
  return { fields: columns.map((column) => column.id), find: () => none }
}

/** Finds values that are missing or break a rule of the form as it is by now. */
export function wrongCells(schema: FormSchema, columns: readonly ExportedColumn[]): WrongCells {
  const places = new Map(columns.map((column, at) => [column.id, at]))
  const exported = columns.flatMap((column) => column.field ?? [])
  const needed = new Set<string>([...exported.flatMap(comparedWith), ...places.keys()])
  const narrow = { ...schema, fields: schema.fields.filter((field) => needed.has(field.id)) }
  return {
    fields: [...needed],
    find({ values }) {
      const issues = checkRecord(narrow, values, values)
      if (issues.length === 0) return none
      return new Set(issues.flatMap(({ path }) => places.get(String(path[1])) ?? []))
    },
  }
}

function comparedWith(field: Field): string[] {
  return field.validators.flatMap((rule) => (rule.kind === 'compare' ? [rule.field] : []))
}
