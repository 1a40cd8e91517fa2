import { type ControlProps, useControl } from '@atrium/ui/field'

export interface KitOptions {
  id?: string | undefined
  label?: string | undefined
  describedBy?: string | undefined
  invalid?: boolean | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  autoFocus?: boolean | undefined
  bare?: boolean | undefined
}

/** What every input hands to the kit's control; inside a FormField id, name and error come from there. */
export function useKitProps(props: KitOptions) {
  const { onBlur: _, ...control } = useControl(given(props))
  return {
    ...control,
    ...(control.id ? {} : { id: undefined }),
    ...(control['aria-invalid'] ? { status: 'error' as const } : {}),
    variant: props.bare ? ('borderless' as const) : ('outlined' as const),
    'aria-describedby': props.describedBy ?? control['aria-describedby'],
    'aria-required': (props.required || control['aria-required']) ?? undefined,
  }
}

function given({ id, label, disabled, invalid, autoFocus }: KitOptions): ControlProps {
  return {
    ...(id === undefined ? {} : { id }),
    ...(label === undefined ? {} : { label }),
    ...(disabled === undefined ? {} : { disabled }),
    ...(invalid === undefined ? {} : { invalid }),
    ...(autoFocus === undefined ? {} : { autoFocus }),
  }
}
