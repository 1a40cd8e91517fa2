import { CallError } from './call-error'

export interface Repeating {
  /** Milliseconds before each repetition; none repeats nothing. */
  readonly delays: readonly number[]
  readonly signal: AbortSignal | undefined
  readonly wait: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>
  /** From 0 to 1: spreads the repetitions of many windows. */
  readonly random: () => number
}

/** What may be repeated without harm waits longer each time; writes only when their key makes them one. */
export const repeatDelays: readonly number[] = [300, 1200]

/** Works again while the failure is one that passes. */
export async function repeat<Value>(
  work: () => Promise<Value>,
  { delays, signal, wait, random }: Repeating,
): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const delay = delays[attempt]
      if (delay === undefined || !passes(error, attempt)) throw error
      await wait(Math.round(delay * (1 + random() / 2)), signal)
      signal?.throwIfAborted()
    }
  }
}

/** No answer, a gateway between two servers, or our own first attempt that is still at work. */
function passes(error: unknown, attempt: number): boolean {
  if (!(error instanceof CallError)) return false
  if (error.code === 'idempotency-in-progress') return attempt > 0
  return error.code === 'network-error' || error.status === 502 || error.status === 504
}

/** Ends early when the call is cancelled. */
export function waitFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
