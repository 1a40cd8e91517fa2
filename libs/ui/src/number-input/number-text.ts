/** A number with its thousands apart. */
export function grouped(value: number | string | undefined): string {
  if (value === undefined || value === '') return ''
  const [whole = '', rest] = String(value).split('.')
  const withCommas = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')
  return rest === undefined ? withCommas : `${withCommas}.${rest}`
}

/** What was typed as a plain number's text: full-width digits and grouping are understood. */
export function numberText(text: string | undefined): string {
  return (text ?? '').normalize('NFKC').replaceAll(/[,\s]/g, '')
}

/** How a currency is written before a number; its code where it has no sign, nothing without a currency. */
export function currencySign(currency: string | undefined, locale: string): string | undefined {
  if (currency === undefined) return undefined
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find((part) => part.type === 'currency')?.value ?? currency
}
