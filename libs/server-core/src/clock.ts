import { randomBytes } from 'node:crypto'
import { uuidV7 } from '@atrium/domain-core'

/** Time, ids and chance come from here, so that tests can say what they are. */
export interface Clock {
  now(): Date
  /** A UUID version 7. */
  newId(): string
}

export const systemClock: Clock = {
  now: () => new Date(),
  newId: () => uuidV7(Date.now(), randomBytes(10)),
}
