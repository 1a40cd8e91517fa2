import type { ErrorBody, FieldIssue } from '@atrium/domain-core'
import {
  Conflict,
  InvalidInput,
  NotAllowed,
  NotFound,
  Refusal,
  TooLarge,
  TooOften,
  Unauthenticated,
  Unavailable,
  UnsupportedType,
} from '../errors'

/** The text of a code in the caller's language and their space's words. */
export type Say = (code: string, params?: unknown) => string

export interface ErrorAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: ErrorBody
  /** The error nobody foresaw, to be logged. */
  readonly unexpected: boolean
}

/** The one place where an error becomes an answer, in the caller's language. */
export function errorAnswer(
  error: unknown,
  { say, requestId }: { say: Say; requestId: string },
): ErrorAnswer {
  const refusal = toRefusal(error)
  if (!refusal) {
    const message = say('internal', { requestId })
    return {
      status: 500,
      headers: {},
      body: { code: 'internal', message, requestId },
      unexpected: true,
    }
  }
  const details = withMessages(refusal, say)
  const body: ErrorBody = {
    code: refusal.code,
    message: say(refusal.code, paramsOf(refusal)),
    ...(details === undefined ? {} : { details }),
    requestId,
  }
  const seconds = refusal instanceof TooOften ? secondsOf(refusal.details) : null
  return {
    status: statusOf(refusal),
    headers: seconds === null ? {} : { 'retry-after': String(seconds) },
    body,
    unexpected: false,
  }
}

function statusOf(refusal: Refusal): number {
  if (refusal instanceof InvalidInput) return 400
  if (refusal instanceof Unauthenticated) return 401
  if (refusal instanceof NotAllowed) return 403
  if (refusal instanceof NotFound) return 404
  if (refusal instanceof Conflict) return 409
  if (refusal instanceof TooLarge) return 413
  if (refusal instanceof UnsupportedType) return 415
  if (refusal instanceof TooOften) return 429
  return 503
}

/** What fills the message: of wrong input, how many places are wrong, and what the place says that the code is about. */
function paramsOf(refusal: Refusal): unknown {
  if (!(refusal instanceof InvalidInput)) return refusal.details
  const issues = refusal.details as FieldIssue[]
  const named = issues.find(({ code }) => code === refusal.code)
  return { count: issues.length, ...named?.params }
}

function withMessages(refusal: Refusal, say: Say): unknown {
  if (!(refusal instanceof InvalidInput)) return refusal.details
  return (refusal.details as FieldIssue[]).map((issue) => ({
    ...issue,
    message: issue.message ?? say(issue.code, issue.params),
  }))
}

function secondsOf(details: unknown): number | null {
  const seconds = (details as { seconds?: unknown } | undefined)?.seconds
  return typeof seconds === 'number' ? seconds : null
}

/** What Fastify and PostgreSQL throw by themselves, as far as the caller can do something about it. */
function toRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  const { code = '', statusCode } = (error ?? {}) as { code?: string; statusCode?: number }
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return new TooLarge()
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new UnsupportedType()
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new InvalidInput([], 'invalid-address')
    // invalid_byte_sequence, untranslatable_character
    case '22021':
    case '22P05':
      return new InvalidInput([{ path: [], code: 'invalid-character' }])
    // serialization_failure, deadlock_detected, lock_not_available
    case '40001':
    case '40P01':
    case '55P03':
      return new Conflict('conflict')
    // query_canceled
    case '57014':
      return new Unavailable('timeout')
    // too_many_connections, admin_shutdown, cannot_connect_now; no server at all
    case '53300':
    case '57P01':
    case '57P03':
    case 'ECONNREFUSED':
      return new Unavailable('unavailable')
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new InvalidInput()
  return null
}
