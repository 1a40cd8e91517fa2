import type { ParsedOf } from '@atrium/domain-core'
import { isTimeZone, type Field, type FormsCode, type startImport } from '@atrium/domain-forms'
import { InvalidInput } from '@atrium/server-core'
import type { RecordTable } from '../tables/record-table'

/** Refuses an import whose columns do not fit the form, before a job is started for it. */
export function requireFit({ schema }: RecordTable, input: ParsedOf<typeof startImport>): void {
  const { mapping, mode, keyFieldId, timeZone } = input
  if (!isTimeZone(timeZone)) {
    throw new InvalidInput([{ path: ['timeZone'], code: 'invalid-format' }])
  }
  const mapped = new Set(mapping.map(({ fieldId }) => fieldId))
  const fields = schema.fields.filter((field) => mapped.has(field.id))
  if (fields.length < mapping.length) throw unfit('mapping', 'import-mapping-unfit')
  requireImportable(fields)
  if (mode !== 'add' && (keyFieldId === undefined || !mapped.has(keyFieldId))) {
    throw unfit('keyFieldId', 'import-key-missing')
  }
}

/** Refuses fields whose values no cell can hold. */
export function requireImportable(fields: readonly Field[]): void {
  if (fields.some((field) => field.kind === 'attachment'))
    throw unfit('mapping', 'import-attachment')
}

function unfit(name: string, code: FormsCode): InvalidInput {
  return new InvalidInput([{ path: [name], code }], code)
}
