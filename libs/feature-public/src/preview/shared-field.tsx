import type { Field, Value } from '@atrium/domain-forms'
import { FieldInput, type Lookup } from '@atrium/ui-fields'
import { FormField } from '@atrium/ui/form-layout'
import styles from './shared-form.module.css'

export interface SharedFieldProps {
  readonly field: Field
  readonly value: Value
  readonly error: string | undefined
  readonly onChange: (value: Value) => void
}

/** People, records and files of the space are not for strangers. */
export function isInnerField({ kind }: Field): boolean {
  return kind === 'attachment' || kind === 'person' || kind === 'relation'
}

/** One question; what is only for members is shown, but cannot be answered. */
export function SharedField({ field, value, error, onChange }: SharedFieldProps) {
  return (
    <div className={styles['field']} style={{ gridColumn: `span ${field.span}` }}>
      <FormField
        id={field.id}
        label={field.label}
        help={field.help}
        required={field.required}
        error={error}
      >
        <FieldInput
          id={field.id}
          spec={field}
          value={value}
          lookup={noLookup}
          invalid={error !== undefined}
          disabled={isInnerField(field)}
          onChange={(next) => onChange(next as Value)}
        />
      </FormField>
    </div>
  )
}

const noLookup: Lookup = { choices: [], isLoading: false, isCut: false, onSearch: () => undefined }
