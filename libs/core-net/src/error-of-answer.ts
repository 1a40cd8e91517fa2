import { codeMessages, errorBodySchema, localeOf } from '@atrium/domain-core'
import { CallError, codeOfStatus } from './call-error'

/** What a server said about a call it refused. */
export interface Said {
  /** Empty when it named none that counts. */
  readonly code: string
  readonly message: string
  readonly details?: unknown
  readonly requestId: string
}

export interface Hearing {
  readonly requestId: string
  readonly locale: string
  /** The text of this code, or else of this very message, in the person's language. */
  readonly translate?: ((said: Said) => string | undefined) | undefined
}

/** Turns an answer that is not a success into the error of the call (section 8). */
export function errorOfAnswer(status: number, text: string, hearing: Hearing): CallError {
  const { requestId, locale } = hearing
  const body = parsed(text)
  const error = errorBodySchema.safeParse(body)
  const words = error.success ? error.data : { requestId, ...looseWords(body, text) }
  // Section 8: a 403 is told in the server's own words, not in those of its code.
  const told = status === 403 ? '' : (words.code ?? '')
  const said = words.message && { ...words, code: told, message: words.message }
  const message = (said && (hearing.translate?.(said) ?? said.message)) || silence(status, locale)
  return new CallError({ ...words, code: words.code ?? codeOfStatus(status), message, status })
}

/** What is told when the server gave no reason. */
function silence(status: number, locale: string): string {
  if (status === 403) return codeMessages[localeOf(locale)]['not-allowed']
  return `Request failed with status code ${status}`
}

/** Other gateways say it in other words: `message` or `msg`, or a line of plain text. */
function looseWords(body: unknown, text: string): { code?: string; message?: string } {
  if (typeof body !== 'object' || body === null) {
    return { message: text.length <= 200 && !/[<{]/.test(text) ? text.trim() : '' }
  }
  const { code, message, msg } = body as Readonly<Record<string, unknown>>
  const words = [message, msg].find((each) => typeof each === 'string')
  return {
    ...(typeof code === 'string' && /^[a-z][a-z0-9-]*$/.test(code) && { code }),
    ...(typeof words === 'string' && { message: words.trim() }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
