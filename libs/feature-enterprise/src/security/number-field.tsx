import { useFormats, useMessages } from '@atrium/core-i18n'
import { policyLimits } from '@atrium/domain-core'
import { FormField } from '@atrium/ui/form-layout'
import { NumberInput } from '@atrium/ui/number-input'
import type { ReactNode } from 'react'
import { securityMessages } from './security-messages'

export interface NumberFieldProps {
  readonly name: keyof typeof policyLimits
  readonly label: string
  readonly help?: ReactNode
  readonly suffix: string
  readonly value: number | null
  readonly wrong: boolean
  /** Nothing means that there is no limit. */
  readonly optional?: boolean
  readonly disabled?: boolean
  readonly onChange: (value: number | null) => void
}

/** A whole number between the bounds that the policy has for it. */
export function NumberField(props: NumberFieldProps) {
  const { name, label, help, suffix, value, wrong, optional = false, disabled = false } = props
  const t = useMessages(securityMessages)
  const formats = useFormats()
  const [least, most] = policyLimits[name]
  const bounds = { least: formats.number(least), most: formats.number(most) }
  return (
    <FormField
      label={label}
      optional={optional}
      disabled={disabled}
      help={help}
      error={wrong ? t('between', bounds) : undefined}
    >
      <NumberInput value={value} precision={0} suffix={suffix} onChange={props.onChange} />
    </FormField>
  )
}
