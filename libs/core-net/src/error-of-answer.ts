import { errorBodySchema } from '@atrium/domain-core'
import { CallError, codeOfStatus } from './call-error'

/** Turns an answer that is not a success into the error of the call (section 8). */
export function errorOfAnswer(status: number, text: string, requestId: string): CallError {
  const body = errorBodySchema.safeParse(parsed(text))
  if (body.success) return new CallError({ ...body.data, status })
  return new CallError({
    code: codeOfStatus(status),
    message: (status === 403 && plainText(text)) || `Request failed with status code ${status}`,
    status,
    requestId,
  })
}

function plainText(text: string): string {
  const message = (parsed(text) as { message?: unknown } | undefined)?.message
  if (typeof message === 'string') return message.trim()
  return text.length <= 200 && !/[<{]/.test(text) ? text.trim() : ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
