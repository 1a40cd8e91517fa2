/** The one error a call ends with, whatever went wrong; `code` is also the message key. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: string
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly details: unknown
  /** What a person quotes to support. */
  readonly requestId: string | undefined

  constructor(options: {
    code: string
    message: string
    status: number
    details?: unknown
    requestId?: string | undefined
    cause?: unknown
  }) {
    super(options.message, { cause: options.cause })
    this.code = options.code
    this.status = options.status
    this.details = options.details
    this.requestId = options.requestId
  }
}

/** True for a call's error, of one of the codes when any are named. */
export function isCallError(error: unknown, ...codes: readonly string[]): error is CallError {
  return error instanceof CallError && (codes.length === 0 || codes.includes(error.code))
}

/** Whether an error is a refusal, or says that what was asked waits for a second person. */
export function toneOf(error: unknown): 'danger' | 'info' {
  return isCallError(error, 'waits-for-review') ? 'info' : 'danger'
}

const codesByStatus: Readonly<Record<number, string>> = {
  400: 'invalid-input',
  401: 'unauthenticated',
  403: 'not-allowed',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  415: 'unsupported-type',
  429: 'rate-limited',
  503: 'unavailable',
}

/** The code of an answer whose body names none. */
export function codeOfStatus(status: number): string {
  return codesByStatus[status] ?? 'internal'
}
