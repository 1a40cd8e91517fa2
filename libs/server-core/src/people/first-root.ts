import type { Clock } from '../clock'
import type { Database, Tx } from '../database/database'
import { addPasswordLink } from './password-links'
import { addEnterprise, addMembership, addPerson, hasPersons } from './person-store'

interface Parts {
  readonly database: Database
  readonly clock: Clock
}

const operator = 'atrium'

/**
 * Creates root, and nobody else, when there is nobody. While root has no password, answers the token
 * of a new link to set one.
 */
export async function seedFirstRoot({ database, clock }: Parts): Promise<string | null> {
  const token = await database.transaction('platform', async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', ['atrium.first-root'])
    if (!(await hasPersons(tx))) await addRoot(tx, clock.newId())
    const personId = await findRootWithoutPassword(tx)
    if (personId === null) return null
    return addPasswordLink(tx, { personId, purpose: 'set-up' }, clock.now())
  })
  if (token !== null) await database.provisionSpace(operator)
  return token
}

async function addRoot(tx: Tx, personId: string): Promise<void> {
  await addEnterprise(tx, operator, { name: '平台运营', nameEn: 'Platform operations' })
  const named = { name: '平台管理员', nameEn: 'Platform operator' }
  await addPerson(tx, { personId, loginId: 'root', ...named, passwordHash: null, entId: operator })
  await addMembership(tx, { entId: operator, personId, roles: ['root'] })
}

async function findRootWithoutPassword(tx: Tx): Promise<string | null> {
  const [row] = await tx.query<{ personId: string }>(
    `select person_id as "personId" from platform.persons
     where login_id = 'root' and password_hash is null and state = 'active'`,
  )
  return row?.personId ?? null
}
