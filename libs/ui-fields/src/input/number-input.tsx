import { useLocale } from '@atrium/ui/locale'
import { InputNumber } from 'antd'
import { type KitOptions, useKitProps } from './kit-props'

export interface NumberInputProps extends KitOptions {
  value: number | null
  onChange: (value: number | null) => void
  /** Shown behind the number, such as `kg`. */
  suffix?: string
  /** ISO 4217; shows the currency's sign before the number. */
  currency?: string
  placeholder?: string
}

/** A number typed as people write it; grouping shows while nobody types. */
export function NumberInput({ value, onChange, suffix, currency, ...props }: NumberInputProps) {
  const locale = useLocale()
  const { id, ...kit } = useKitProps(props)
  return (
    <InputNumber<number>
      {...kit}
      {...(id ? { id } : {})}
      style={{ width: '100%', fontVariantNumeric: 'tabular-nums' }}
      value={value}
      onChange={onChange}
      controls={false}
      changeOnWheel={false}
      keyboard={false}
      inputMode="decimal"
      formatter={(shown, { userTyping, input }) => (userTyping ? input : grouped(shown))}
      parser={(text) => parsed(text)}
      prefix={currency ? signOf(currency, locale) : undefined}
      suffix={suffix === '' ? undefined : suffix}
      placeholder={props.placeholder ?? ''}
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
