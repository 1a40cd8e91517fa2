import type { Locale, Look, Role } from '@atrium/domain-core'
import type { Tx } from '../database/database'
import { Conflict } from '../errors'

/** A name as written, and in English where it has one. */
export interface Named {
  readonly name: string
  readonly nameEn: string | null
}

export interface NewPerson extends Named {
  readonly personId: string
  readonly loginId: string
  readonly passwordHash: string | null
  readonly email?: string
  /** The space the person starts in. */
  readonly entId: string
}

/** Whoever may sign in, in the space they start in. */
export interface SignInPerson extends Named {
  readonly personId: string
  readonly loginId: string
  readonly passwordHash: string | null
  readonly passwordChangedAt: Date | null
  /** When the password began: when it was last changed, or with the account. */
  readonly passwordSince: Date
  readonly email: string | null
  readonly phone: string | null
  readonly locale: Locale | null
  readonly entId: string
  /** Set when every enterprise they belong to is frozen: the name of the first. */
  readonly frozen: Named | null
}

/** The name to show to someone who reads `locale`. */
export function nameIn(locale: Locale, { name, nameEn }: Named): string {
  return locale === 'en' && nameEn ? nameEn : name
}

/** The same in SQL, of a row that has `name` and `name_en`. */
export function nameSql(locale: Locale, row: string): string {
  return locale === 'en' ? `coalesce(nullif(${row}.name_en, ''), ${row}.name)` : `${row}.name`
}

/** The shown name of memberships `m` in the order of the language; an index of each space is in it. */
export function nameOrder(locale: Locale): string {
  const collation = locale === 'en' ? 'en-x-icu' : 'zh-x-icu'
  return `${nameSql(locale, 'm')} collate "${collation}"`
}

export async function addEnterprise(tx: Tx, entId: string, { name, nameEn }: Named) {
  await tx.query(
    'insert into platform.enterprises (ent_id, name, name_en) values ($1, $2, $3) on conflict do nothing',
    [entId, name, nameEn],
  )
}

export async function addPerson(tx: Tx, person: NewPerson): Promise<void> {
  await tx.query(
    `insert into platform.persons (person_id, login_id, name, name_en, password_hash, ent_id, email)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      person.personId,
      person.loginId,
      person.name,
      person.nameEn,
      person.passwordHash,
      person.entId,
      person.email ?? null,
    ],
  )
}

/** Refuses somebody as one more member where the operator has set how many there may be. */
export async function requireRoom(tx: Tx, entId: string, personId: string): Promise<void> {
  const [full] = await tx.query<{ quota: number }>(
    `select people_quota as quota from platform.enterprises
     where ent_id = $1 and people_quota <= (
       select count(*) from platform.memberships
       where ent_id = $1 and state in ('active', 'invited') and person_id <> $2)`,
    [entId, personId],
  )
  if (full) throw new Conflict('people-quota-reached', { quota: full.quota })
}

/** Makes a person a member, called there as they call themselves. */
export async function addMembership(
  tx: Tx,
  membership: { entId: string; personId: string; roles: readonly Role[] },
): Promise<void> {
  await requireRoom(tx, membership.entId, membership.personId)
  await tx.query(
    `insert into platform.memberships (ent_id, person_id, roles, login_id, name, name_en)
     select $1, person_id, $3, login_id, name, name_en from platform.persons where person_id = $2`,
    [membership.entId, membership.personId, membership.roles],
  )
}

export async function hasPersons(tx: Tx): Promise<boolean> {
  const rows = await tx.query('select 1 from platform.persons limit 1')
  return rows.length > 0
}

/** Whoever may sign in under a login id, e-mail address or phone number in lower case. */
export function findForSignIn(tx: Tx, address: string): Promise<SignInPerson | null> {
  return findActive(tx, '$1 in (p.login_id, p.email, p.phone)', address)
}

/** Null when the person may not sign in. */
export function findPerson(tx: Tx, personId: string): Promise<SignInPerson | null> {
  return findActive(tx, 'p.person_id::text = $1', personId)
}

/**
 * Active, and in a space where they are an active member; without one, where they started. Whoever is
 * in no space signs in to nothing but invitations and their own requests to join.
 */
async function findActive(tx: Tx, which: string, value: string): Promise<SignInPerson | null> {
  const [row] = await tx.query<SignInPerson>(
    `select p.person_id as "personId", p.login_id as "loginId", p.name, p.name_en as "nameEn",
       p.password_hash as "passwordHash", p.password_changed_at as "passwordChangedAt",
       coalesce(p.password_changed_at, p.created_at) as "passwordSince",
       p.email, p.phone, p.locale, coalesce(m.ent_id, p.ent_id) as "entId",
       case when e.state <> 'active' then
         json_build_object('name', e.name, 'nameEn', e.name_en) end as frozen
     from platform.persons p
     left join platform.memberships m on m.person_id = p.person_id and m.state = 'active'
     left join platform.enterprises e on e.ent_id = m.ent_id
     where ${which} and p.state = 'active'
     order by (p.login_id = $1) desc, (e.state is not distinct from 'active') desc,
       (m.ent_id is not distinct from p.ent_id) desc, m.created_at
     limit 1`,
    [value],
  )
  return row ?? null
}

const formerPasswordsKept = 12

/** Sets a password and remembers the one before, which the person's rule may refuse for a while. */
export async function setPassword(tx: Tx, personId: string, hash: string, now: Date) {
  await tx.query(
    `insert into platform.former_passwords (person_id, replaced_at, password_hash)
     select person_id, $2, password_hash from platform.persons
     where person_id = $1 and password_hash is not null
     on conflict do nothing`,
    [personId, now],
  )
  await tx.query(
    `delete from platform.former_passwords where person_id = $1 and replaced_at in (
       select replaced_at from platform.former_passwords where person_id = $1
       order by replaced_at desc offset $2)`,
    [personId, formerPasswordsKept],
  )
  await tx.query(
    'update platform.persons set password_hash = $2, password_changed_at = $3 where person_id = $1',
    [personId, hash, now],
  )
}

/** Hashes of the passwords before the current one, the latest first. */
export async function formerPasswords(tx: Tx, personId: string, count: number): Promise<string[]> {
  const rows = await tx.query<{ hash: string }>(
    `select password_hash as hash from platform.former_passwords where person_id = $1
     order by replaced_at desc limit $2`,
    [personId, count],
  )
  return rows.map(({ hash }) => hash)
}

/** False when the address is somebody else's. */
export async function setEmail(tx: Tx, personId: string, email: string): Promise<boolean> {
  // Two people who bind one address at the same time wait for each other here.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`email ${email}`])
  const taken = await tx.query(
    'select 1 from platform.persons where $2 in (login_id, email) and person_id <> $1',
    [personId, email],
  )
  if (taken.length > 0) return false
  await tx.query('update platform.persons set email = $2 where person_id = $1', [personId, email])
  return true
}

/** False when the number is somebody else's. */
export async function setPhone(tx: Tx, personId: string, phone: string | null): Promise<boolean> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`phone ${phone}`])
  const taken = await tx.query(
    'select 1 from platform.persons where $2 in (login_id, phone) and person_id <> $1',
    [personId, phone],
  )
  if (taken.length > 0) return false
  await tx.query('update platform.persons set phone = $2 where person_id = $1', [personId, phone])
  return true
}

export async function setHome(tx: Tx, personId: string, entId: string): Promise<void> {
  await tx.query('update platform.persons set ent_id = $2 where person_id = $1', [personId, entId])
}

export async function setLocale(tx: Tx, personId: string, locale: Locale | null): Promise<void> {
  await tx.query('update platform.persons set locale = $2 where person_id = $1', [personId, locale])
}

export async function setLook(tx: Tx, personId: string, look: Look): Promise<void> {
  const text = JSON.stringify(look)
  await tx.query('update platform.persons set look = $2 where person_id = $1', [personId, text])
}

export async function findEnterprise(tx: Tx, entId: string): Promise<Named | null> {
  const [row] = await tx.query<Named>(
    'select name, name_en as "nameEn" from platform.enterprises where ent_id = $1',
    [entId],
  )
  return row ?? null
}
