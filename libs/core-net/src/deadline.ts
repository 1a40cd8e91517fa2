import { CallError } from './call-error'

/** Runs work that may be aborted by its caller or by time; tells which of the two it was. */
export async function withDeadline<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  limits: { milliseconds: number; signal: AbortSignal | undefined; requestId: string },
): Promise<Value> {
  const { milliseconds, signal, requestId } = limits
  signal?.throwIfAborted()
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), milliseconds)
  try {
    return await work(signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal)
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    if (cause instanceof CallError) throw cause
    throw deadline.signal.aborted
      ? timeoutError(milliseconds, { requestId, cause })
      : networkError({ requestId, cause })
  } finally {
    clearTimeout(timer)
  }
}

interface Lost {
  readonly requestId: string
  readonly cause?: unknown
}

export function timeoutError(milliseconds: number, lost: Lost): CallError {
  const message = `timeout of ${milliseconds}ms exceeded`
  return new CallError({ code: 'timeout', message, status: 0, ...lost })
}

export function networkError(lost: Lost): CallError {
  return new CallError({ code: 'network-error', message: 'Network Error', status: 0, ...lost })
}
