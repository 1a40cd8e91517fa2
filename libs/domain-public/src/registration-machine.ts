import { accept, reject, type Result } from '@atrium/domain-core'
import type { Registration } from './registration'

export type RegistrationEvent =
  | { readonly type: 'approve' }
  | { readonly type: 'refuse'; readonly reason: string }

/** An operator decides about a registration, once. */
export function decideRegistration(
  registration: Registration,
  event: RegistrationEvent,
  now: Date,
): Result<Registration, 'registration-decided'> {
  if (registration.state !== 'waiting') return reject('registration-decided')
  const decidedAt = now.toISOString()
  switch (event.type) {
    case 'approve':
      return accept({ ...registration, state: 'approved', decidedAt })
    case 'refuse':
      return accept({ ...registration, state: 'refused', reason: event.reason, decidedAt })
  }
}
