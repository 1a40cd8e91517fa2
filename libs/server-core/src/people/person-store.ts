import type { Locale, Role } from '@atrium/domain-core'
import type { Tx } from '../database/database'

/** A name as written, and in English where it has one. */
export interface Named {
  readonly name: string
  readonly nameEn: string | null
}

export interface NewPerson extends Named {
  readonly personId: string
  readonly loginId: string
  readonly passwordHash: string | null
  /** The space the person starts in. */
  readonly entId: string
}

export interface SignInPerson {
  readonly personId: string
  readonly passwordHash: string | null
  readonly entId: string
}

/** The name to show to someone who reads `locale`. */
export function nameIn(locale: Locale, { name, nameEn }: Named): string {
  return locale === 'en' && nameEn ? nameEn : name
}

export async function addEnterprise(tx: Tx, entId: string, { name, nameEn }: Named) {
  await tx.query(
    'insert into platform.enterprises (ent_id, name, name_en) values ($1, $2, $3) on conflict do nothing',
    [entId, name, nameEn],
  )
}

export async function addPerson(tx: Tx, person: NewPerson): Promise<void> {
  await tx.query(
    `insert into platform.persons (person_id, login_id, name, name_en, password_hash, ent_id)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      person.personId,
      person.loginId,
      person.name,
      person.nameEn,
      person.passwordHash,
      person.entId,
    ],
  )
}

export async function addMembership(
  tx: Tx,
  membership: { entId: string; personId: string; roles: readonly Role[] },
): Promise<void> {
  await tx.query(
    'insert into platform.memberships (ent_id, person_id, roles) values ($1, $2, $3)',
    [membership.entId, membership.personId, membership.roles],
  )
}

export async function hasPersons(tx: Tx): Promise<boolean> {
  const rows = await tx.query('select 1 from platform.persons limit 1')
  return rows.length > 0
}

/** Whoever may sign in under this id: active, and in a space where they are an active member. */
export async function findForSignIn(tx: Tx, loginId: string): Promise<SignInPerson | null> {
  const [row] = await tx.query<SignInPerson>(
    `select p.person_id as "personId", p.password_hash as "passwordHash", m.ent_id as "entId"
     from platform.persons p
     join platform.memberships m on m.person_id = p.person_id and m.state = 'active'
     where p.login_id = $1 and p.state = 'active'
     order by (m.ent_id = p.ent_id) desc, m.created_at
     limit 1`,
    [loginId],
  )
  return row ?? null
}

export async function setHome(tx: Tx, personId: string, entId: string): Promise<void> {
  await tx.query('update platform.persons set ent_id = $2 where person_id = $1', [personId, entId])
}

export async function setLocale(tx: Tx, personId: string, locale: Locale | null): Promise<void> {
  await tx.query('update platform.persons set locale = $2 where person_id = $1', [personId, locale])
}
