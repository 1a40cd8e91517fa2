import { signOnConfigSchema, type SignOnConfig } from '@atrium/domain-auth'
import { hashToken, type SignInPerson, type Tx } from '@atrium/server-core'

export interface KeptSignOn {
  readonly config: SignOnConfig
  readonly secret: Buffer
}

export async function readSignOn(tx: Tx, entId: string): Promise<KeptSignOn | null> {
  const [row] = await tx.query<{ config: unknown; secret: Buffer }>(
    'select config, secret from platform.sign_on where ent_id = $1',
    [entId],
  )
  return row ? { config: signOnConfigSchema.parse(row.config), secret: row.secret } : null
}

/** Of an enterprise that may be entered. */
export async function readOpenSignOn(tx: Tx, entId: string): Promise<KeptSignOn | null> {
  const rows = await tx.query(
    `select 1 from platform.enterprises where ent_id = $1 and state = 'active'`,
    [entId],
  )
  const kept = rows.length > 0 ? await readSignOn(tx, entId) : null
  return kept?.config.enabled ? kept : null
}

export async function putSignOn(tx: Tx, entId: string, { config, secret }: KeptSignOn, now: Date) {
  await tx.query(
    `insert into platform.sign_on (ent_id, config, secret, changed_at) values ($1, $2, $3, $4)
     on conflict (ent_id) do update set config = $2, secret = $3, changed_at = $4`,
    [entId, JSON.stringify(config), secret, now],
  )
}

/** Takes domains for the enterprise; answers one that another has, or null. */
export async function putDomains(
  tx: Tx,
  entId: string,
  domains: readonly string[],
): Promise<string | null> {
  await tx.query(
    'delete from platform.sign_on_domain where ent_id = $1 and not (domain = any($2))',
    [entId, domains],
  )
  await tx.query(
    `insert into platform.sign_on_domain (domain, ent_id)
     select domain, $1 from unnest($2::text[]) as domain on conflict do nothing`,
    [entId, domains],
  )
  const [taken] = await tx.query<{ domain: string }>(
    'select domain from platform.sign_on_domain where domain = any($2) and ent_id <> $1 limit 1',
    [entId, domains],
  )
  return taken?.domain ?? null
}

/** Those of the domains where no administrator of the enterprise has a bound address. */
export async function foreignDomains(
  tx: Tx,
  entId: string,
  domains: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ domain: string }>(
    `select domain from unnest($2::text[]) as domain where not exists (
       select 1 from platform.memberships m join platform.persons p on p.person_id = m.person_id
       where m.ent_id = $1 and m.state = 'active' and 'admin' = any(m.roles)
         and split_part(p.email, '@', 2) = domain)`,
    [entId, domains],
  )
  return rows.map(({ domain }) => domain)
}

export async function entOfDomain(tx: Tx, domain: string): Promise<string | null> {
  const [row] = await tx.query<{ entId: string }>(
    'select ent_id as "entId" from platform.sign_on_domain where domain = $1',
    [domain],
  )
  return row?.entId ?? null
}

export interface SignOnTry {
  readonly entId: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

export async function addTry(
  tx: Tx,
  hash: Buffer,
  { entId, state, nonce, verifier }: SignOnTry,
  expiresAt: Date,
): Promise<void> {
  await tx.query(
    `insert into platform.sign_on_try (ticket_hash, ent_id, state, nonce, verifier, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [hash, entId, state, nonce, verifier, expiresAt],
  )
}

/** Ends a try; null when it was ended before or took too long. */
export async function takeTry(tx: Tx, ticket: string, now: Date): Promise<SignOnTry | null> {
  const [row] = await tx.query<SignOnTry>(
    `delete from platform.sign_on_try where ticket_hash = $1 and expires_at > $2
     returning ent_id as "entId", state, nonce, verifier`,
    [hashToken(ticket), now],
  )
  return row ?? null
}

export async function sweepSignOnTries(tx: Tx, now: Date): Promise<void> {
  await tx.query('delete from platform.sign_on_try where expires_at < $1', [now])
}

/** Somebody of the enterprise, whether they may come in or not. */
export interface SignOnPerson extends Pick<SignInPerson, 'personId' | 'loginId'> {
  /** Active, and an active member. */
  readonly open: boolean
}

interface Subject {
  readonly entId: string
  readonly issuer: string
  readonly subject: string
}

export async function personLinked(tx: Tx, subject: Subject): Promise<SignOnPerson | null> {
  const [row] = await tx.query<SignOnPerson>(
    `select p.person_id as "personId", p.login_id as "loginId",
       p.state = 'active' and m.state is not distinct from 'active' as open
     from platform.sign_on_link l
     join platform.persons p on p.person_id = l.person_id
     left join platform.memberships m on m.person_id = p.person_id and m.ent_id = l.ent_id
     where l.ent_id = $1 and l.issuer = $2 and l.subject = $3`,
    [subject.entId, subject.issuer, subject.subject],
  )
  return row ?? null
}

/** Until the transaction ends nobody else is admitted as this subject. */
export async function holdSubject(tx: Tx, { entId, issuer, subject }: Subject): Promise<void> {
  const key = `sign-on ${entId} ${issuer} ${subject}`
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key])
}

/** Whoever has the login id, as a member of the enterprise or a stranger to it. */
export async function personOfLogin(
  tx: Tx,
  entId: string,
  loginId: string,
): Promise<SignOnPerson | null> {
  const [row] = await tx.query<SignOnPerson>(
    `select p.person_id as "personId", p.login_id as "loginId",
       p.state = 'active' and m.state is not distinct from 'active' as open
     from platform.persons p
     left join platform.memberships m on m.person_id = p.person_id and m.ent_id = $1
     where p.login_id = $2`,
    [entId, loginId],
  )
  return row ?? null
}

/** Whoever has bound the address, as a member of the enterprise or a stranger to it. */
export async function personOfEmail(
  tx: Tx,
  entId: string,
  email: string,
): Promise<SignOnPerson | null> {
  const [row] = await tx.query<SignOnPerson>(
    `select p.person_id as "personId", p.login_id as "loginId",
       p.state = 'active' and m.state is not distinct from 'active' as open
     from platform.persons p
     left join platform.memberships m on m.person_id = p.person_id and m.ent_id = $1
     where p.email = $2 or p.login_id = $2
     order by (p.email is not distinct from $2) desc limit 1`,
    [entId, email],
  )
  return row ?? null
}

/** False when the person is known to the provider as somebody else already. */
export async function addLink(
  tx: Tx,
  { entId, issuer, subject }: Subject,
  { personId, now }: { readonly personId: string; readonly now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into platform.sign_on_link (ent_id, issuer, subject, person_id, linked_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
    [entId, issuer, subject, personId, now],
  )
  return rows.length > 0
}
