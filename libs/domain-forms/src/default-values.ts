import type { Field } from './field'
import type { FormSchema } from './form-schema'
import type { Value, Values } from './value'

/** What the defaults of a form refer to. */
export interface FillContext {
  /** `YYYY-MM-DD` where the person is. */
  readonly today: string
  /** ISO instant in UTC. */
  readonly now: string
  /** The person's id. */
  readonly me: string
}

/** What a new record starts with; fields without a default are left out. */
export function defaultValues(schema: FormSchema, context: FillContext): Values {
  const entries = schema.fields
    .map((field) => [field.id, defaultValue(field, context)] as const)
    .filter((entry) => entry[1] !== null)
  return Object.fromEntries(entries)
}

function defaultValue(field: Field, { today, now, me }: FillContext): Value {
  switch (field.kind) {
    case 'date':
      return field.default === 'today' ? today : field.default
    case 'date-time':
      return field.default === 'now' ? now : field.default
    case 'person':
      return field.default === 'me' ? [me] : null
    case 'multi-select':
      return field.default.length > 0 ? field.default : null
    case 'attachment':
    case 'relation':
      return null
    default:
      return field.default
  }
}
