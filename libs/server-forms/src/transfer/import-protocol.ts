import type { Locale } from '@atrium/domain-core'
import type { FieldKind, FieldOption, FormSchema, RowError, Values } from '@atrium/domain-forms'

/** What the import worker is started with; it never touches the database. */
export interface ImportTask {
  readonly path: string
  readonly sheet: string | undefined
  readonly headerRow: number
  readonly schema: FormSchema
  readonly mapping: readonly { readonly column: number; readonly fieldId: string }[]
  readonly createOptions: boolean
  /** True when records are updated: what is not mapped is left alone. */
  readonly partial: boolean
  /** What each row starts with. */
  readonly defaults: Values
  readonly timeZone: string
  readonly locale: Locale
  /** Fields whose values are copied, in the order of the columns. */
  readonly targets: readonly { readonly fieldId: string; readonly kind: FieldKind }[]
  /** Whether copied rows start with their number, as staged rows do. */
  readonly numbered: boolean
  /** What every copied row ends with, in the order of the columns. */
  readonly tail: readonly string[]
  /** Ids by name and by login id; a name of two people is absent. */
  readonly people: ReadonlyMap<string, string>
  /** Ids by title, for each form that a mapped relation points to. */
  readonly records: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Where the file of failed rows is written. */
  readonly errorPath: string
}

/** Rows ready for COPY: row number if asked for, record id, the targets, the tail. */
interface ImportBatch {
  readonly kind: 'batch'
  readonly copy: Uint8Array
  /** Rows read so far, failed ones too. */
  readonly read: number
}

/** The worker has written the refused rows it was given, and asks for those that come next. */
interface ImportWants {
  readonly kind: 'wants'
}

/** Every row was read; the worker waits for the rows that only the database could refuse. */
export interface ImportRead {
  readonly kind: 'read'
  readonly read: number
  readonly failed: number
  /** The first wrong places. */
  readonly errors: readonly RowError[]
  readonly addedOptions: ReadonlyMap<string, readonly FieldOption[]>
}

/** The file cannot be read as a table. */
interface ImportRefused {
  readonly kind: 'refused'
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

/** The file of failed rows is written. */
interface ImportClosed {
  readonly kind: 'closed'
}

export type FromWorker = ImportBatch | ImportRead | ImportRefused | ImportWants | ImportClosed

export type ToWorker =
  | { readonly kind: 'next' }
  /** In the order of the file, one a row; none at the end. */
  | { readonly kind: 'refuse'; readonly errors: readonly RowError[] }

/** Failed places that are kept to be shown; all of them are in the file of errors. */
export const shownErrors = 100
