import { type Field, systemFields, type SystemFieldId } from '@atrium/domain-forms'
import type { FieldSpec } from '@atrium/ui-fields'

/** A field in the neutral words of the inputs. */
export function fieldSpecOf(field: Field): FieldSpec {
  switch (field.kind) {
    case 'number':
      return { kind: 'number', decimals: field.decimals, unit: field.unit }
    case 'currency':
      return { kind: 'currency', decimals: field.decimals, currency: field.currency }
    case 'single-select':
    case 'multi-select':
      return { kind: field.kind, options: field.options }
    case 'person':
    case 'relation':
      return { kind: field.kind, multiple: field.multiple }
    case 'attachment':
      return { kind: 'attachment', maxCount: field.maxCount }
    default:
      return { kind: field.kind }
  }
}

/** A system field in the neutral words of the inputs. */
export function systemSpecOf(id: SystemFieldId): FieldSpec {
  const kind = systemFields[id]
  return kind === 'person' ? { kind, multiple: false } : { kind }
}
