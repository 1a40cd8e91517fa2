import { mailDomainOf, type SignOnConfig } from '@atrium/domain-auth'
import { addMembership, addPerson, NotAllowed, type Tx } from '@atrium/server-core'
import type { Identity } from './provider'
import { addLink, personLinked, personOfEmail } from './sign-on-store'

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
 * Who somebody is that the provider knows: whoever it was linked to, else the member who has bound the verified address, else
 * a new one where the enterprise says so. Someone who has the address but is no member is not taken in without being asked.
 */
export async function admit(tx: Tx, newcomer: Newcomer): Promise<Admitted> {
  const { entId, identity, config, now } = newcomer
  const { issuer, subject } = identity
  const linked = await personLinked(tx, { entId, issuer, subject })
  if (linked) {
    if (!linked.open) throw new NotAllowed('sign-on-unknown')
    return { personId: linked.personId, act: null }
  }
  const email = verifiedEmail(identity, config)
  const found = await personOfEmail(tx, entId, email)
  if (found && !found.open) throw new NotAllowed('sign-on-unknown')
  if (!found && config.newcomers === 'refuse') throw new NotAllowed('sign-on-unknown')
  const personId = found?.personId ?? (await create(tx, newcomer, email))
  // Known as somebody else already: the address has gone from one person to another.
  if (!(await addLink(tx, { entId, issuer, subject }, { personId, now }))) {
    throw new NotAllowed('sign-on-unknown')
  }
  return { personId, act: found ? 'linked' : 'created' }
}

function verifiedEmail({ email, emailVerified }: Identity, { domains }: SignOnConfig): string {
  if (email === null || !emailVerified) throw new NotAllowed('sign-on-unverified')
  const domain = mailDomainOf(email)
  if (domain === null || !domains.includes(domain)) throw new NotAllowed('sign-on-unknown')
  return email
}

async function create(tx: Tx, { entId, identity, newId }: Newcomer, email: string) {
  const personId = newId()
  const name = identity.name ?? email.split('@')[0] ?? email
  const person = { personId, loginId: email, name, nameEn: null, passwordHash: null, email, entId }
  await addPerson(tx, person)
  await addMembership(tx, { entId, personId, roles: ['user'] })
  tx.announce({ entity: 'person', act: 'added', entId, ids: [personId] })
  return personId
}
