import { CallError } from './call-error'

/** Runs work that may be aborted by its caller or by time; tells which of the two it was. */
export async function withDeadline<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  { milliseconds, signal }: { milliseconds: number; signal: AbortSignal | undefined },
): Promise<Value> {
  signal?.throwIfAborted()
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), milliseconds)
  try {
    return await work(signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal)
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    if (cause instanceof CallError) throw cause
    if (deadline.signal.aborted) {
      const message = `timeout of ${milliseconds}ms exceeded`
      throw new CallError({ code: 'timeout', message, status: 0, cause })
    }
    throw new CallError({ code: 'network-error', message: 'Network Error', status: 0, cause })
  } finally {
    clearTimeout(timer)
  }
}
