import type { FormSchema } from '@atrium/domain-forms'
import { identifier, spaceSchema } from '@atrium/server-core'
import type { TextIndex } from '../text-index/text-index'
import type { FormColumn } from './form-column'

/** The table behind a published form: all that reading and writing records needs to know. */
export interface RecordTable {
  readonly formId: string
  readonly entId: string
  readonly appId: string
  /** Of the form; part of statement names, since a publication changes the columns. */
  readonly version: number
  readonly schema: FormSchema
  readonly columns: readonly FormColumn[]
  /** Null until the table is large. */
  readonly textIndex: TextIndex | null
}

/** The bare name of a form's table; its indexes are named after it. */
export function tableName(formId: string): string {
  return `f_${formId.replaceAll('-', '').toLowerCase()}`
}

/** A form's table as SQL names it: with its schema, quoted. */
export function qualifiedTable(entId: string, formId: string): string {
  return identifier(spaceSchema(entId), tableName(formId))
}

/** The name of a statement for this version of the form's table, for `tx.named`. */
export function statementName(table: RecordTable, act: string): string {
  return `${act} ${tableName(table.formId)} ${table.version}`
}
