import 'dayjs/locale/zh-cn'
import dayjs, { type Dayjs } from 'dayjs'
import type { Locale } from '../locale'

/** A moment as the picker underneath wants it. */
export type Day = Dayjs

/** Month and weekday names follow the page's language. */
export function useCalendarLocale(locale: Locale) {
  dayjs.locale(locale === 'zh-CN' ? 'zh-cn' : 'en')
}

/** Reads an ISO day or instant; anything unreadable counts as none. */
export function dayOf(text: string | null | undefined): Day | null {
  if (!text) return null
  const day = dayjs(text)
  return day.isValid() ? day : null
}

/** Writes a calendar day as "YYYY-MM-DD". */
export function asDay(day: Day | null | undefined): string | null {
  return day ? day.format('YYYY-MM-DD') : null
}

/** Writes a moment as an ISO instant in UTC. */
export function asInstant(day: Day | null | undefined): string | null {
  return day ? day.toISOString() : null
}
