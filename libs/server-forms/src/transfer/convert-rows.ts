import {
  cellText,
  checkRecord,
  convertCell,
  newOptionId,
  normalizeValue,
  optionsOf,
  type Cell,
  type ConvertContext,
  type Field,
  type FieldOption,
  type FormSchema,
  type RowError,
  type Values,
} from '@atrium/domain-forms'
import type { TableRow } from './table-file'

/** What turning rows of a file into records needs to know. */
export interface RowConversion {
  readonly schema: FormSchema
  readonly mapping: readonly { readonly column: number; readonly fieldId: string }[]
  readonly columnNames: readonly string[]
  /** Adds choices that a field does not know yet instead of refusing the row. */
  readonly createOptions: boolean
  /** When records are updated, fields that are not mapped keep their values, so they are not asked for. */
  readonly partial: boolean
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

/** Makes what converts the rows of one file, one after the other. */
export function rowConverter(conversion: RowConversion): RowConverter {
  const fields = new Map(conversion.schema.fields.map((field) => [field.id, field]))
  const added = new Map<string, FieldOption[]>()
  const mapped = new Set(conversion.mapping.map(({ fieldId }) => fieldId))
  const askedSchema = () => ({
    ...conversion.schema,
    fields: [...fields.values()].filter((field) => mapped.has(field.id) || !conversion.partial),
  })
  let schema = askedSchema()

  return {
    convert(row) {
      const values: Values = {}
      const errors: RowError[] = []
      for (const { column, fieldId } of conversion.mapping) {
        const field = fields.get(fieldId)
        const cell = row.cells[column] ?? null
        if (!field) continue
        if (conversion.createOptions) addOptions(field, cell)
        const converted = convertCell(fields.get(fieldId) ?? field, cell, conversion.context)
        if (converted.ok) values[fieldId] = normalizeValue(field, converted.value)
        else errors.push(errorAt(row, column, fieldId, converted.rejection))
      }
      for (const found of errors.length > 0 ? [] : checkRecord(schema, values)) {
        const fieldId = String(found.path[1])
        const column = conversion.mapping.find((each) => each.fieldId === fieldId)?.column ?? -1
        errors.push(errorAt(row, column, fieldId, found.code, found.params))
      }
      return errors.length > 0 ? { ok: false, errors } : { ok: true, values }
    },
    addedOptions: () => added,
  }

  function addOptions(field: Field, cell: Cell): void {
    if (field.kind !== 'single-select' && field.kind !== 'multi-select') return
    const text = cellText(cell)
    const known = new Set(optionsOf(fields.get(field.id) ?? field).map((option) => option.label))
    const labels =
      field.kind === 'single-select' || known.has(text) ? [text] : text.split(/[,;，；、\n]/)
    for (const label of labels.map((each) => each.trim())) {
      if (label === '' || label.length > 100 || known.has(label)) continue
      const option = {
        id: newOptionId(conversion.random),
        label,
        color: 'grey',
        archived: false,
      } as const
      added.set(field.id, [...(added.get(field.id) ?? []), option])
      fields.set(field.id, {
        ...field,
        options: [...optionsOf(fields.get(field.id) ?? field), option],
      } as Field)
      known.add(label)
      schema = askedSchema()
    }
  }

  function errorAt(
    row: TableRow,
    column: number,
    fieldId: string,
    code: string,
    params?: RowError['params'],
  ): RowError {
    return {
      row: row.row,
      column: conversion.columnNames[column] ?? '',
      fieldId,
      value: cellText(row.cells[column] ?? null).slice(0, 200),
      code,
      ...(params ? { params } : {}),
    }
  }
}
