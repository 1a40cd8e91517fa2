import { systemFields, type FormRecord, type SystemFieldId } from './record'
import type { Value } from './value'

/** What a record holds under a field's id, be it one of the form or one that the system keeps; null when empty. */
export function recordValue(record: FormRecord, fieldId: string): Value {
  return isSystemField(fieldId) ? systemValue(record, fieldId) : (record.values[fieldId] ?? null)
}

/** Whether the id is that of a field that the system keeps of every record. */
export function isSystemField(fieldId: string): fieldId is SystemFieldId {
  return Object.hasOwn(systemFields, fieldId)
}

function systemValue(record: FormRecord, fieldId: SystemFieldId): Value {
  switch (fieldId) {
    case 'created_at':
      return record.createdAt
    case 'created_by':
      return [record.createdBy]
    case 'updated_at':
      return record.updatedAt
    case 'updated_by':
      return [record.updatedBy]
  }
}
