import { createContext, use } from 'react'

/** What every control of a form takes; inside a FormField id, name and error come by themselves. */
export interface ControlProps {
  id?: string | undefined
  /** Name for assistive technology when no FormField or visible label gives one. */
  label?: string | undefined
  disabled?: boolean | undefined
  /** Marks it wrong; FormField with an error does this by itself. */
  invalid?: boolean | undefined
  autoFocus?: boolean | undefined
  onBlur?: (() => void) | undefined
}

/** What a FormField tells the control inside it. */
export interface FieldLink {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
  disabled: boolean
}

const FieldContext = createContext<FieldLink | undefined>(undefined)

/** Hands a control its id, description and error; FormField uses it. */
export const FieldProvider = FieldContext.Provider

/** The attributes that tie a native control to the FormField around it. */
export function useControl(props: ControlProps) {
  const field = use(FieldContext)
  const invalid = props.invalid ?? field?.invalid ?? false
  return {
    id: props.id ?? field?.id,
    disabled: props.disabled ?? field?.disabled ?? false,
    autoFocus: props.autoFocus ?? false,
    onBlur: props.onBlur,
    'aria-label': props.label,
    'aria-describedby': field?.describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': field?.required || undefined,
  }
}

/** The same for a group of controls, which is named by the label instead of an id. */
export function useGroup(props: ControlProps) {
  const field = use(FieldContext)
  return {
    disabled: props.disabled ?? field?.disabled ?? false,
    'aria-label': props.label,
    'aria-labelledby': props.label ? undefined : field?.labelId,
    'aria-describedby': field?.describedBy,
  }
}

/** The look of a wrong control. */
export function errorStatus(control: { 'aria-invalid'?: true | undefined }) {
  return control['aria-invalid'] ? { status: 'error' as const } : {}
}
