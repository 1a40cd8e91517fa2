import type { Locale } from '@atrium/domain-core'

type When = Date | string | number

/** Ways to show a value; times are ISO instants or Dates, days are `2026-11-21`. */
export interface Formats {
  number(value: number, options?: Intl.NumberFormatOptions): string
  /** A part of one, so 0.25 is 25 %. */
  percent(value: number): string
  money(value: number, currency?: string): string
  bytes(value: number): string
  /** A day without time; a text such as `2026-11-21` is that day everywhere. */
  date(value: When): string
  dateTime(value: When): string
  time(value: When): string
  /** How long from now, such as "3 minutes ago". */
  relative(value: When, now: number): string
  list(values: readonly string[], join?: 'and' | 'or'): string
}

/** Builds the formats of a language and a time zone; each Intl object is made once, when first used. */
export function createFormats(locale: Locale, timeZone?: string): Formats {
  const made = new Map<string, unknown>()
  function once<Made>(name: string, make: () => Made): Made {
    if (!made.has(name)) made.set(name, make())
    return made.get(name) as Made
  }
  const number = (options: Intl.NumberFormatOptions = {}) =>
    once(`n${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))
  const moment = (options: Intl.DateTimeFormatOptions, zone: string | undefined = timeZone) => {
    const zoned = zone === undefined ? options : { ...options, timeZone: zone }
    return once(`d${JSON.stringify(zoned)}`, () => new Intl.DateTimeFormat(locale, zoned))
  }
  const show = (value: When, options: Intl.DateTimeFormatOptions) => {
    const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
    const date = new Date(value)
    if (Number.isNaN(date.getTime())) return ''
    return moment(options, isDay ? 'UTC' : timeZone).format(date)
  }
  return {
    number: (value, options) => number(options).format(value),
    percent: (value) => number({ style: 'percent', maximumFractionDigits: 1 }).format(value),
    money: (value, currency = 'CNY') => number({ style: 'currency', currency }).format(value),
    bytes: (value) => bytesText(value, number),
    date: (value) => show(value, day),
    dateTime: (value) => show(value, { ...day, ...minute }),
    time: (value) => show(value, minute),
    relative: (value, now) => {
      const relative = once('r', () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
      const [amount, unit] = distance(new Date(value).getTime() - now)
      return relative.format(amount, unit)
    },
    list: (values, join = 'and') => {
      const type = join === 'and' ? 'conjunction' : 'disjunction'
      return once(`l${type}`, () => new Intl.ListFormat(locale, { type })).format(values)
    },
  }
}

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const minute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

function bytesText(
  value: number,
  number: (options: Intl.NumberFormatOptions) => Intl.NumberFormat,
): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']
  const step = Math.min(units.length - 1, value < 1 ? 0 : Math.floor(Math.log2(value) / 10))
  const unit = units[step] ?? 'byte'
  // The short form of bytes is “0 byte” in English.
  const unitDisplay = step === 0 ? 'long' : 'short'
  const options = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 } as const
  // Chinese words stand apart from a number.
  return number(options)
    .format(value / 1024 ** step)
    .replace(/(?<=\d)(?=\p{Script=Han})/u, ' ')
}

const spans: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

function distance(milliseconds: number): [number, Intl.RelativeTimeFormatUnit] {
  const seconds = Math.round(milliseconds / 1000)
  for (const [unit, length] of spans) {
    if (Math.abs(seconds) >= length) return [Math.trunc(seconds / length), unit]
  }
  return [seconds, 'second']
}
