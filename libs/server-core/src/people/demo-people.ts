import { randomInt } from 'node:crypto'
import type { Role } from '@atrium/domain-core'
import type { Clock } from '../clock'
import type { Database } from '../database/database'
import type { Passwords } from '../sessions/passwords'
import { addEnterprise, addMembership, addPerson, hasPersons, type Named } from './person-store'

/** What was made on the first start; the passwords are kept nowhere else. */
export interface DemoPeople {
  readonly passwords: ReadonlyMap<string, string>
}

interface Parts {
  readonly database: Database
  readonly passwords: Passwords
  readonly clock: Clock
}

const demo = 'demo'
const north = 'north'

const enterprises: Readonly<Record<string, Named>> = {
  [demo]: { name: 'Atrium 演示企业', nameEn: 'Atrium Demo' },
  [north]: { name: '北方分公司', nameEn: 'North Branch' },
}

const people: readonly (Named & { loginId: Role })[] = [
  { loginId: 'root', name: '平台管理员', nameEn: 'Platform operator' },
  { loginId: 'saas', name: '服务商', nameEn: 'Service provider' },
  { loginId: 'admin', name: '企业管理员', nameEn: 'Enterprise administrator' },
  { loginId: 'user', name: '业务专员', nameEn: 'Business user' },
  { loginId: 'safe', name: '安全管理员', nameEn: 'Security administrator' },
  { loginId: 'audit', name: '审计管理员', nameEn: 'Audit administrator' },
]

/** Creates the demo enterprises with one account per role; null when there are people already. */
export async function seedDemoPeople(
  { database, passwords, clock }: Parts,
  fixedPassword: string | null,
): Promise<DemoPeople | null> {
  if (await database.read('platform', hasPersons)) return null
  const chosen = new Map(people.map(({ loginId }) => [loginId, fixedPassword ?? newPassword()]))
  const hashOf = await hashAll(chosen, passwords)
  const made = await database.transaction('platform', async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', ['atrium.demo-people'])
    if (await hasPersons(tx)) return false
    for (const [entId, named] of Object.entries(enterprises)) await addEnterprise(tx, entId, named)
    for (const { loginId, name, nameEn } of people) {
      const personId = clock.newId()
      const passwordHash = hashOf.get(loginId) ?? null
      const email = `${loginId}@demo.example`
      await addPerson(tx, { personId, loginId, name, nameEn, passwordHash, email, entId: demo })
      await addMembership(tx, { entId: demo, personId, roles: [loginId] })
      if (loginId === 'user') await addMembership(tx, { entId: north, personId, roles: ['user'] })
    }
    return true
  })
  for (const entId of Object.keys(enterprises)) await database.provisionSpace(entId)
  return made ? { passwords: chosen } : null
}

async function hashAll(chosen: ReadonlyMap<string, string>, passwords: Passwords) {
  const byPassword = new Map<string, Promise<string>>()
  const pairs = [...chosen].map(async ([loginId, password]) => {
    const hash = byPassword.get(password) ?? passwords.hash(password)
    byPassword.set(password, hash)
    return [loginId, await hash] as const
  })
  return new Map(await Promise.all(pairs))
}

/** 16 letters and digits that cannot be mistaken for each other: 79 bits. */
function newPassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
  const letters = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)])
  return [0, 4, 8, 12].map((at) => letters.slice(at, at + 4).join('')).join('-')
}
