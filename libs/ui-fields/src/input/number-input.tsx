// An input that opens in place, as in a cell, takes the focus: the person asked for it.
/* oxlint-disable jsx-a11y/no-autofocus */
import { useLocale } from '@atrium/ui/locale'
import { InputNumber } from 'antd'

export interface NumberInputProps {
  value: number | null
  onChange: (value: number | null) => void
  /** Shown behind the number, such as `kg`. */
  suffix?: string
  /** ISO 4217; shows the currency's sign before the number. */
  currency?: string
  id?: string | undefined
  label?: string | undefined
  describedBy?: string | undefined
  placeholder?: string
  invalid?: boolean
  required?: boolean
  disabled?: boolean
  autoFocus?: boolean
  bare?: boolean
  /** Sits at the right edge, as numbers in a grid do. */
  alignEnd?: boolean
}

/** A number typed as people write it; grouping shows while nobody types. */
export function NumberInput({ value, onChange, suffix, currency, ...props }: NumberInputProps) {
  const locale = useLocale()
  const { bare = false, invalid = false } = props
  return (
    <InputNumber<number>
      style={{ width: '100%', ...(props.alignEnd ? { textAlign: 'end' } : {}) }}
      value={value}
      onChange={onChange}
      controls={false}
      changeOnWheel={false}
      keyboard={false}
      variant={bare ? 'borderless' : 'outlined'}
      inputMode="decimal"
      formatter={(shown, { userTyping, input }) => (userTyping ? input : grouped(shown))}
      parser={(text) => parsed(text)}
      prefix={currency ? signOf(currency, locale) : undefined}
      suffix={suffix === '' ? undefined : suffix}
      autoFocus={props.autoFocus ?? false}
      disabled={props.disabled ?? false}
      placeholder={props.placeholder ?? ''}
      {...(invalid ? { status: 'error' as const } : {})}
      {...(props.id ? { id: props.id } : {})}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-invalid={invalid || undefined}
      aria-required={props.required}
    />
  )
}

function grouped(value: number | string | undefined): string {
  if (value === undefined || value === '') return ''
  const [whole = '', rest] = String(value).split('.')
  const withCommas = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')
  return rest === undefined ? withCommas : `${withCommas}.${rest}`
}

/** Full-width digits and grouping are understood; what is no number becomes empty. */
function parsed(text: string | undefined): number {
  const plain = (text ?? '').normalize('NFKC').replaceAll(/[,\s]/g, '')
  return (plain === '' ? '' : plain) as unknown as number
}

function signOf(currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find((part) => part.type === 'currency')?.value ?? currency
}
