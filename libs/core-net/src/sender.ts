import { actingForHeader, answeredForHeader, releaseHeader } from '@atrium/domain-core'
import { CallError, isCallError } from './call-error'
import { withDeadline } from './deadline'
import { errorOfAnswer, type Said } from './error-of-answer'
import type { Answered } from './keeper'
import type { WireRequest } from './request'

interface SenderConfig {
  readonly locale: () => string
  readonly actingFor?: () => string | null
  readonly translate?: (said: Said) => string | undefined
  /** Milliseconds. */
  readonly timeout: number
  readonly fetch?: typeof fetch
  readonly onAnswer?: (release: string | null) => void
  readonly onNoAnswer?: () => void
}

interface SendOptions {
  readonly signal?: AbortSignal | undefined
  readonly idempotencyKey?: string
  readonly timeout?: number
}

/** Sends one request, once, and reads what comes back; the only place that fetches. */
export function createSender({ locale, translate, timeout, ...config }: SenderConfig) {
  return function send(
    request: WireRequest,
    requestId: string,
    { signal, idempotencyKey, ...options }: SendOptions,
  ): Promise<Answered> {
    const { method, body, contentType } = request
    const headers = new Headers({ 'accept-language': locale(), 'x-request-id': requestId })
    if (contentType) headers.set('content-type', contentType)
    const agencyId = config.actingFor?.() ?? null
    if (agencyId !== null) headers.set(actingForHeader, agencyId)
    if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
    const answered = withDeadline(
      async (within) => {
        const doFetch = config.fetch ?? fetch
        const answer = await doFetch(request.url, {
          method,
          headers,
          signal: within,
          credentials: 'same-origin',
          ...(body === undefined ? {} : { body }),
        })
        config.onAnswer?.(answer.headers.get(releaseHeader))
        const text = await answer.text()
        const { status } = answer
        if (!answer.ok)
          throw errorOfAnswer(status, text, { requestId, locale: locale(), translate })
        const data = parseAnswer(text, status, requestId)
        return { data, answeredFor: answer.headers.get(answeredForHeader) }
      },
      { milliseconds: options.timeout ?? timeout, signal, requestId },
    )
    return config.onNoAnswer ? answered.catch(noticing(config.onNoAnswer)) : answered
  }
}

/** Says that nothing answered, and fails as before. */
function noticing(onNoAnswer: () => void) {
  return (error: unknown): never => {
    if (isCallError(error, 'network-error')) onNoAnswer()
    throw error
  }
}

function parseAnswer(text: string, status: number, requestId: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    const message = 'The answer is not JSON'
    throw new CallError({ code: 'internal', message, status, requestId, cause })
  }
}
