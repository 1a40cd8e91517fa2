import { randomInt } from 'node:crypto'
import type { Locale } from '@atrium/domain-core'
import {
  addEnterprise,
  addMembership,
  addPerson,
  type Core,
  setLocale,
  type Tx,
} from '@atrium/server-core'
import type { Names } from './taken-names'

export interface Founder extends Names {
  readonly contactName: string
  readonly passwordHash: string
  readonly locale: Locale
}

interface Founding extends Omit<Founder, 'email' | 'passwordHash' | 'locale'> {
  readonly nameEn?: string | null
  readonly email: string | null
  /** Null for somebody who will set a password by a link. */
  readonly passwordHash: string | null
  readonly locale: Locale | null
}

/** Makes an enterprise, its space and its administrator, all in the transaction. */
export async function foundEnterprise(
  tx: Tx,
  { database, clock }: Pick<Core, 'database' | 'clock'>,
  founder: Founding,
): Promise<{ entId: string; personId: string }> {
  const entId = newEntId()
  const personId = clock.newId()
  const { loginId, email, passwordHash, contactName: name, nameEn = null } = founder
  await addEnterprise(tx, entId, { name: founder.enterpriseName, nameEn })
  const person = { personId, loginId, name, nameEn: null, passwordHash, entId }
  await addPerson(tx, { ...person, ...(email !== null && { email }) })
  await addMembership(tx, { entId, personId, roles: ['admin'] })
  await setLocale(tx, personId, founder.locale)
  await database.provisionSpaceIn(tx, entId)
  const details = { name: founder.enterpriseName, loginId }
  tx.record({ act: 'public.register', entity: 'enterprise', entityId: entId, details })
  return { entId, personId }
}

/** Part of every address of the space: short, without letters that are taken for each other; 59 bits. */
function newEntId(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
