import { setTimeout as delay } from 'node:timers/promises'
import { type Tx, Unavailable } from '@atrium/server-core'

/** Milliseconds a change of a table waits for readers and writers before it lets them all go on and tries again. */
const waitMillis = 400

export interface Patience {
  /** How often it is tried. */
  readonly attempts: number
  readonly signal?: AbortSignal
}

const ofACall: Patience = { attempts: 8 }
const longestPause = 1000

/** Makes the transaction give up soon when others use the table: whoever comes behind it would wait as well. */
export async function waitBriefly(tx: Tx): Promise<void> {
  await tx.query(`set local lock_timeout = '${waitMillis}ms'`)
}

/** Tries again, a little later each time, what gave up waiting for a lock. */
export async function patiently<T>(
  work: () => Promise<T>,
  { attempts, signal }: Patience = ofACall,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: unknown }).code !== '55P03') throw error
      if (attempt === attempts) throw new Unavailable('unavailable', undefined, { cause: error })
      await delay(Math.min(attempt * 50, longestPause))
    }
  }
}
