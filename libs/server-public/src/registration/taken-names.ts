import { Conflict, type Tx } from '@atrium/server-core'

export interface Names {
  readonly enterpriseName: string
  readonly loginId: string
  readonly email: string
}

/** Two names that look alike are one: half or full width, upper or lower case. */
const sameName = (column: string) =>
  `lower(normalize(${column}, NFKC)) = lower(normalize($1, NFKC))`

/** Whether an enterprise has the name, or waits to have it; `except` is a registration that may. */
export async function isEnterpriseNameTaken(
  tx: Tx,
  name: string,
  except: string | null = null,
  ownEntId: string | null = null,
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from platform.enterprises
      where (${sameName('name')} or ${sameName('name_en')}) and state <> 'destroyed'
        and ent_id is distinct from $3
      union all
      select 1 from platform.registration
      where state = 'waiting' and ${sameName('enterprise_name')} and id is distinct from $2::uuid
      limit 1`,
    [name, except, ownEntId],
  )
  return rows.length > 0
}

export async function isLoginIdTaken(
  tx: Tx,
  loginId: string,
  except: string | null = null,
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from platform.persons where $1 in (login_id, email)
      union all
      select 1 from platform.registration
      where state = 'waiting' and login_id = $1 and id is distinct from $2::uuid
      limit 1`,
    [loginId, except],
  )
  return rows.length > 0
}

async function isEmailTaken(tx: Tx, email: string, except: string | null): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from platform.persons where $1 in (login_id, email)
      union all
      select 1 from platform.registration
      where state = 'waiting' and email = $1 and id is distinct from $2::uuid
      limit 1`,
    [email, except],
  )
  return rows.length > 0
}

/** Lets no other registration decide about names until this transaction ends, and refuses names that are taken. */
export async function claimNames(
  tx: Tx,
  { enterpriseName, loginId, email }: Omit<Names, 'email'> & { readonly email: string | null },
  except: string | null = null,
): Promise<void> {
  await holdNames(tx)
  if (await isEnterpriseNameTaken(tx, enterpriseName, except)) {
    throw new Conflict('enterprise-name-taken')
  }
  if (await isLoginIdTaken(tx, loginId, except)) throw new Conflict('login-id-taken')
  if (email !== null && (await isEmailTaken(tx, email, except))) {
    throw new Conflict('email-already-bound')
  }
}

/** The same for an enterprise that takes another name. */
export async function claimEnterpriseName(tx: Tx, name: string, entId: string): Promise<void> {
  await holdNames(tx)
  if (await isEnterpriseNameTaken(tx, name, null, entId)) {
    throw new Conflict('enterprise-name-taken')
  }
}

async function holdNames(tx: Tx): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('atrium.registration'))")
}
