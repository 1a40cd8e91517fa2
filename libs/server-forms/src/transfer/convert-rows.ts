import { cellText } from '@atrium/domain-core'
import {
  checkRecord,
  convertCell,
  normalizeValue,
  optionsOf,
  type ConvertContext,
  type Field,
  type FieldOption,
  type FormSchema,
  type RowError,
  type Values,
} from '@atrium/domain-forms'
import type { TableRow } from '@atrium/server-core'
import { optionBook } from './option-book'

/** What turning rows of a file into records needs to know. */
export interface RowConversion {
  readonly schema: FormSchema
  readonly mapping: readonly { readonly column: number; readonly fieldId: string }[]
  readonly columnNames: readonly string[]
  /** Adds choices that a field does not know yet instead of refusing the row. */
  readonly createOptions: boolean
  /** When records are updated, fields that are not mapped keep their values, so they are not asked for. */
  readonly partial: boolean
  /** What each record starts with, of fields that are not mapped. */
  readonly defaults?: Values
  readonly context: ConvertContext
  readonly random: (bytes: number) => Uint8Array
}

type ConvertedRow =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly errors: RowError[] }

export interface RowConverter {
  convert(row: TableRow): ConvertedRow
  /** Choices added so far, by field. */
  addedOptions(): ReadonlyMap<string, readonly FieldOption[]>
}

interface Place {
  readonly row: TableRow
  readonly column: number
  readonly fieldId: string
}

/** Makes what converts the rows of one file, one after the other. */
export function rowConverter(conversion: RowConversion): RowConverter {
  const { schema, columnNames, createOptions, partial, defaults, random } = conversion
  const targets = targetsOf(conversion)
  const columns = new Map(targets.map(({ field, column }) => [field.id as string, column]))
  const fields = partial ? targets.map(({ field }) => field) : schema.fields
  const book = optionBook(fields, random)
  const context: ConvertContext = { ...conversion.context, option: book.find }
  let asked: FormSchema = { ...schema, fields: [...fields] }

  return {
    convert(row) {
      const values: Values = { ...defaults }
      const errors: RowError[] = []
      for (const { column, field } of targets) {
        const cell = row.cells[column] ?? null
        if (createOptions && book.learn(field, cell)) asked = grown(asked, book.added())
        const converted = convertCell(field, cell, context)
        if (converted.ok) values[field.id] = normalizeValue(field, converted.value)
        else errors.push(errorAt({ row, column, fieldId: field.id }, converted.rejection))
      }
      if (errors.length === 0) errors.push(...brokenRules(row, values))
      return errors.length > 0 ? { ok: false, errors } : { ok: true, values }
    },
    addedOptions: book.added,
  }

  function brokenRules(row: TableRow, values: Values): RowError[] {
    return checkRecord(asked, values).map(({ path, code, params }) => {
      const fieldId = String(path[1])
      return errorAt({ row, column: columns.get(fieldId) ?? -1, fieldId }, code, params)
    })
  }

  function errorAt(
    { row, column, fieldId }: Place,
    code: string,
    params?: RowError['params'],
  ): RowError {
    return {
      row: row.row,
      column: keepable(columnNames[column] ?? ''),
      fieldId,
      value: keepable(cellText(row.cells[column] ?? null)),
      code,
      ...(params ? { params } : {}),
    }
  }
}

function targetsOf({ schema, mapping }: RowConversion): { column: number; field: Field }[] {
  const fields = new Map<string, Field>(schema.fields.map((field) => [field.id, field]))
  return mapping.flatMap(({ column, fieldId }) => {
    const field = fields.get(fieldId)
    return field ? [{ column, field }] : []
  })
}

function grown(schema: FormSchema, added: ReadonlyMap<string, readonly FieldOption[]>): FormSchema {
  const withAdded = (field: Field): Field => {
    const fresh = added.get(field.id)
    if (!fresh || (field.kind !== 'single-select' && field.kind !== 'multi-select')) return field
    const known = new Set(optionsOf(field).map(({ id }) => id))
    return { ...field, options: [...field.options, ...fresh.filter(({ id }) => !known.has(id))] }
  }
  return { ...schema, fields: schema.fields.map(withAdded) }
}

/** The beginning of a text as a job's result can hold it: the database knows no NUL and no halves of characters. */
function keepable(text: string): string {
  return text.slice(0, 200).toWellFormed().replaceAll('\0', '\uFFFD')
}
