import { useMemo } from 'react'
import { codesNamespace } from './chosen-texts'
import { filling } from './filling'
import type { I18n } from './i18n'
import { useI18n, useLocale } from './i18n-provider'

/** What a person reads about an error: by its code, else the server's own words, else a general notice. */
export function errorText(i18n: I18n, error: unknown): string {
  const { i18next } = i18n
  const { code, message, status, details, requestId } = partsOf(error)
  // Section 8: a refusal is explained in the server's words when it has any.
  if (status === 403 && typeof message === 'string' && !isTechnical(message)) return message
  if (code && i18next.exists(code, { ns: codesNamespace })) {
    const params = { ...paramsOf(code, details), requestId: requestId ?? '-' }
    return i18next.t(code, { ...filling(params), ns: codesNamespace })
  }
  if (code && typeof message === 'string' && !isTechnical(message)) return message
  const params = { requestId: requestId ?? '-' }
  return i18next.t('internal', { ...filling(params), ns: codesNamespace })
}

/** The text for what a server answered: of its code, or else of its very words; undefined when there is neither. */
export function translateSaid(
  { i18next }: I18n,
  said: {
    readonly code: string
    readonly message: string
    readonly details?: unknown
    readonly requestId: string
  },
): string | undefined {
  const key = [said.code, said.message].find((each) => i18next.exists(each, { ns: codesNamespace }))
  if (key === undefined) return undefined
  const { code, details, requestId } = said
  return i18next.t(key, { ...paramsOf(code, details), requestId, ns: codesNamespace })
}

/** `errorText` in the person's language. */
export function useErrorText(): (error: unknown) => string {
  const i18n = useI18n()
  const { locale } = useLocale()
  const revision = i18n.revision()
  // oxlint-disable-next-line react/exhaustive-deps -- a new function tells memoised children that texts changed
  return useMemo(() => (error: unknown) => errorText(i18n, error), [i18n, locale, revision])
}

interface ErrorParts {
  code?: string
  message?: unknown
  status?: unknown
  details?: unknown
  requestId?: string
}

function partsOf(error: unknown): ErrorParts {
  if (!isObject(error) || typeof error['code'] !== 'string') return {}
  return error as ErrorParts
}

/** What fills the placeholders of a code: the details, or those of the first issue with that code. */
function paramsOf(code: string, details: unknown): Record<string, unknown> {
  if (!Array.isArray(details)) return isObject(details) ? details : {}
  const issue: unknown = details.find((each) => isObject(each) && each['code'] === code)
  return isObject(issue) && isObject(issue['params']) ? issue['params'] : {}
}

function isTechnical(message: string): boolean {
  return message === '' || /^(Request failed|Network Error|timeout of)/.test(message)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
