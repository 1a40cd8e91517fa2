import type { Locale } from '@atrium/domain-core'
import type { PublicCall, Tx } from '@atrium/server-core'

/** Where a person acts from. */
export interface Origin {
  readonly ip: string
  readonly userAgent: string
  readonly locale: Locale
}

export function originOf({ ip, userAgent, locale }: PublicCall): Origin {
  return { ip, userAgent, locale }
}

interface Recorded {
  readonly personId: string
  readonly origin: Origin
  readonly more?: Readonly<Record<string, unknown>>
}

/** Adds to the person's security log. */
export function record(tx: Tx, act: `account.${string}`, { personId, origin, more }: Recorded) {
  const { ip, userAgent } = origin
  tx.record({ act, entity: 'person', entityId: personId, details: { ip, userAgent, ...more } })
}
