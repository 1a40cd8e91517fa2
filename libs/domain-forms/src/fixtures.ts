import type { ExportRecord } from './export-record'
import { fieldSchema, type Field, type FieldKind, type FieldOf } from './field'
import type { Form } from './form'
import type { FormSchema } from './form-schema'
import type { FormRecord } from './record'

let count = 0

/** A field for tests. */
export function aField<Kind extends FieldKind>(
  kind: Kind,
  overrides: Partial<FieldOf<Kind>> = {},
): FieldOf<Kind> {
  count += 1
  const base = { kind, id: `f_field${String(count).padStart(3, '0')}`, label: `Field ${count}` }
  const options =
    kind === 'single-select' || kind === 'multi-select' ? { options: someOptions } : {}
  return fieldSchema.parse({ ...base, ...options, ...overrides }) as FieldOf<Kind>
}

const someOptions = [
  { id: 'o_red0', label: 'Red', color: 'red' },
  { id: 'o_green', label: 'Green', color: 'green' },
  { id: 'o_blue', label: 'Blue', color: 'blue' },
]

/** A form of these fields, in one section, for tests. */
export function aFormSchema(
  fields: readonly Field[],
  overrides: Partial<FormSchema> = {},
): FormSchema {
  return {
    fields: [...fields],
    sections: [{ id: 's_main', title: '', fieldIds: fields.map((field) => field.id) }],
    titleFieldId: null,
    ...overrides,
  }
}

/** A record for tests. */
export function aRecord(overrides: Partial<FormRecord> = {}): FormRecord {
  count += 1
  return {
    id: `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    values: {},
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: '00000000-0000-7000-8000-00000000000a',
    updatedAt: '2026-01-01T00:00:00.000Z',
    updatedBy: '00000000-0000-7000-8000-00000000000a',
    version: 1,
    ...overrides,
  }
}

/** A form for tests, never published. */
export function aForm(overrides: Partial<Form> = {}): Form {
  count += 1
  const id = `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`
  return {
    id,
    appId: '00000000-0000-7000-8000-0000000000aa',
    name: `Form ${count}`,
    draft: aFormSchema([]),
    draftRevision: 0,
    published: null,
    version: 0,
    archivedFields: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    publishedAt: null,
    deletedAt: null,
    ...overrides,
  }
}

/** An export for tests: prepared, with its file, unless said. */
export function anExportRecord(overrides: Partial<ExportRecord> = {}): ExportRecord {
  count += 1
  const id = `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`
  return {
    id,
    at: '2026-11-21T08:00:00.000Z',
    system: 'forms',
    application: { id, name: 'Sales' },
    formName: 'Orders',
    state: 'prepared',
    done: 10,
    total: 10,
    fileName: 'Orders 2026-11-21.xlsx',
    fileId: id,
    error: null,
    ...overrides,
  }
}
