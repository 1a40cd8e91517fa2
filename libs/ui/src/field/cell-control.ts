import { type ControlProps, errorStatus, useControl } from './field'

/** What a control takes that may also stand in a cell of a grid. */
export interface CellControlProps extends ControlProps {
  /** Id of help and error texts that stand elsewhere. */
  describedBy?: string | undefined
  required?: boolean | undefined
  /** Inside a cell: no border, pop-ups open at once. */
  bare?: boolean | undefined
}

/** What such a control hands to the kit's; inside a FormField id, name and error come from there. */
export function useCellControl(props: CellControlProps) {
  const { onBlur: _, ...control } = useControl(props)
  return {
    ...control,
    ...errorStatus(control),
    variant: props.bare ? ('borderless' as const) : ('outlined' as const),
    'aria-describedby': props.describedBy ?? control['aria-describedby'],
    'aria-required': (props.required || control['aria-required']) ?? undefined,
  }
}
