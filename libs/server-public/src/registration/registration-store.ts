import type { Locale } from '@atrium/domain-core'
import type { Registration } from '@atrium/domain-public'
import { NotFound, type Tx } from '@atrium/server-core'
import type { Founder } from './found-enterprise'

interface RegistrationRow {
  id: string
  enterprise_name: string
  contact_name: string
  login_id: string
  email: string
  state: Registration['state']
  reason: string
  created_at: Date
  decided_at: Date | null
}

const select = `select id, enterprise_name, contact_name, login_id, email, state, reason,
    created_at, decided_at
  from platform.registration`

const inState = '($1::text is null or state = $1)'

export interface RegistrationQuery {
  readonly state: Registration['state'] | null
  readonly limit: number
  readonly offset: number
}

/** Registrations, the newest first. */
export async function listRegistrationRows(
  tx: Tx,
  { state, limit, offset }: RegistrationQuery,
): Promise<Registration[]> {
  const rows = await tx.query<RegistrationRow>(
    `${select} where ${inState} order by created_at desc, id desc limit $2 offset $3`,
    [state, limit, offset],
  )
  return rows.map(registrationOf)
}

export async function countRegistrations(tx: Tx, state: string | null): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from platform.registration where ${inState}`,
    [state],
  )
  return row?.count ?? 0
}

export async function insertRegistration(
  tx: Tx,
  registration: Founder & { readonly id: string; readonly at: Date },
): Promise<void> {
  const { id, enterpriseName, contactName, loginId, email } = registration
  await tx.query(
    `insert into platform.registration (id, enterprise_name, contact_name, login_id, email,
        password_hash, locale, state, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, 'waiting', $8)`,
    [
      id,
      enterpriseName,
      contactName,
      loginId,
      email,
      registration.passwordHash,
      registration.locale,
      registration.at,
    ],
  )
}

export interface HeldRegistration {
  readonly registration: Registration
  /** Null once it was decided. */
  readonly passwordHash: string | null
  readonly locale: Locale
}

/** The registration, held against other decisions until the transaction ends. */
export async function holdRegistration(tx: Tx, id: string): Promise<HeldRegistration> {
  const [row] = await tx.query<RegistrationRow & { password_hash: string | null; locale: Locale }>(
    `select id, enterprise_name, contact_name, login_id, email, state, reason, created_at,
        decided_at, password_hash, locale
      from platform.registration where id = $1 for update`,
    [id],
  )
  if (!row) throw new NotFound('registration-not-found')
  return {
    registration: registrationOf(row),
    passwordHash: row.password_hash,
    locale: row.locale,
  }
}

/** Keeps a decision and forgets the password. */
export async function saveDecision(
  tx: Tx,
  { id, state, reason, decidedAt }: Registration,
  by: { readonly personId: string; readonly entId: string | null },
): Promise<void> {
  await tx.query(
    `update platform.registration set state = $2, reason = $3, decided_at = $4, decided_by = $5,
        ent_id = $6, password_hash = null
      where id = $1`,
    [id, state, reason, decidedAt, by.personId, by.entId],
  )
}

function registrationOf(row: RegistrationRow): Registration {
  return {
    id: row.id,
    enterpriseName: row.enterprise_name,
    contactName: row.contact_name,
    loginId: row.login_id,
    email: row.email,
    state: row.state,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}
