import { mailDomainOf, type SignOnConfig } from '@atrium/domain-auth'
import { addMembership, addPerson, NotAllowed, type Tx } from '@atrium/server-core'
import type { Identity } from './provider'
import {
  addLink,
  holdSubject,
  personLinked,
  personOfEmail,
  personOfLogin,
  type SignOnPerson,
} from './sign-on-store'

const loginIdMax = 120

interface Newcomer {
  readonly entId: string
  readonly identity: Identity
  readonly config: SignOnConfig
  readonly now: Date
  readonly newId: () => string
}

interface Admitted {
  readonly personId: string
  /** Null when they came this way before. */
  readonly act: 'linked' | 'created' | null
}

/**
 * Who somebody is that the provider knows: whoever it was linked to, else the member who has bound the verified address or has
 * the login id, else a new one where the enterprise says so. Someone who has the address but is no member is not taken in without being asked.
 */
export async function admit(tx: Tx, newcomer: Newcomer): Promise<Admitted> {
  const { entId, identity, config, now } = newcomer
  const { issuer, subject } = identity
  // Whoever comes for the first time in two windows at once is one person.
  await holdSubject(tx, { entId, issuer, subject })
  const linked = await personLinked(tx, { entId, issuer, subject })
  if (linked) {
    if (!linked.open) throw new NotAllowed('sign-on-unknown')
    return { personId: linked.personId, act: null }
  }
  const { address, found } = await findByMatch(tx, newcomer)
  if (found && !found.open) throw new NotAllowed('sign-on-unknown')
  if (!found && config.newcomers === 'refuse') throw new NotAllowed('sign-on-unknown')
  const personId = found?.personId ?? (await create(tx, newcomer, address))
  // Known as somebody else already: the address has gone from one person to another.
  if (!(await addLink(tx, { entId, issuer, subject }, { personId, now }))) {
    throw new NotAllowed('sign-on-unknown')
  }
  return { personId, act: found ? 'linked' : 'created' }
}

interface Match {
  /** What the account of a newcomer is called. */
  readonly address: string
  readonly found: SignOnPerson | null
}

async function findByMatch(tx: Tx, { entId, identity, config }: Newcomer): Promise<Match> {
  if (config.match === 'email') {
    const address = verifiedEmail(identity, config)
    return { address, found: await personOfEmail(tx, entId, address) }
  }
  const { key } = identity
  if (key === null || key.length > loginIdMax) throw new NotAllowed('sign-on-unknown')
  return { address: key, found: await personOfLogin(tx, entId, key) }
}

function verifiedEmail({ email, emailVerified }: Identity, { domains }: SignOnConfig): string {
  if (email === null || !emailVerified) throw new NotAllowed('sign-on-unverified')
  const domain = mailDomainOf(email)
  if (domain === null || !domains.includes(domain)) throw new NotAllowed('sign-on-unknown')
  return email
}

async function create(tx: Tx, { entId, identity, config, newId }: Newcomer, loginId: string) {
  const personId = newId()
  const name = identity.name ?? loginId.split('@')[0] ?? loginId
  const person = { personId, loginId, name, nameEn: null, passwordHash: null, entId }
  await addPerson(tx, config.match === 'email' ? { ...person, email: loginId } : person)
  await addMembership(tx, { entId, personId, roles: ['user'] })
  tx.announce({ entity: 'person', act: 'added', entId, ids: [personId] })
  return personId
}
