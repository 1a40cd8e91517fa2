import type { FieldInputProps } from './field-input'

/** What every input hands to the kit's control in the same way. */
export function kitProps(props: FieldInputProps) {
  return {
    ...(props.id ? { id: props.id } : {}),
    ...(props.invalid ? { status: 'error' as const } : {}),
    disabled: props.disabled ?? false,
    autoFocus: props.autoFocus ?? false,
    variant: props.bare ? ('borderless' as const) : ('outlined' as const),
    'aria-label': props.label,
    'aria-describedby': props.describedBy,
    'aria-invalid': props.invalid || undefined,
    'aria-required': props.required || undefined,
  }
}
