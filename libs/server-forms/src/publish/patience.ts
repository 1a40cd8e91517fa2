import { setTimeout as delay } from 'node:timers/promises'
import { type Tx, Unavailable } from '@atrium/server-core'

/** Milliseconds a change of a table waits for readers and writers before it lets them all go on and tries again. */
const patience = 400
const attempts = 8

/** Makes the transaction give up soon when others use the table: whoever comes behind it would wait as well. */
export async function waitBriefly(tx: Tx): Promise<void> {
  await tx.query(`set local lock_timeout = '${patience}ms'`)
}

/** Tries again, a little later each time, what gave up waiting for a lock. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: unknown }).code !== '55P03') throw error
      if (attempt === attempts) throw new Unavailable('unavailable', undefined, { cause: error })
      await delay(attempt * 50)
    }
  }
}
