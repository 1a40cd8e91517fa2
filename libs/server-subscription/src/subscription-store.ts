import type { Locale } from '@atrium/domain-core'
import type { Chosen } from '@atrium/domain-subscription'
import { type Tx, spaceOf } from '@atrium/server-core'

const nothing: Chosen = { reminders: {}, left: [], quiet: null }

export async function selectChosen(tx: Tx, personId: string): Promise<Chosen> {
  const [row] = await tx.named<{ chosen: Chosen }>(
    'subscription.chosen',
    'select chosen from platform.subscription where ent_id = $1 and person_id = $2',
    [spaceOf(tx), personId],
  )
  return row?.chosen ?? nothing
}

/** What was chosen, held until the transaction ends, so that two windows do not undo one another. */
export async function holdChosen(tx: Tx, personId: string): Promise<Chosen> {
  const [row] = await tx.query<{ chosen: Chosen }>(
    `insert into platform.subscription (ent_id, person_id, chosen) values ($1, $2, $3)
      on conflict (ent_id, person_id) do update set chosen = platform.subscription.chosen
      returning chosen`,
    [spaceOf(tx), personId, JSON.stringify(nothing)],
  )
  return row?.chosen ?? nothing
}

export async function saveChosen(tx: Tx, personId: string, chosen: Chosen): Promise<void> {
  await tx.query(
    'update platform.subscription set chosen = $3 where ent_id = $1 and person_id = $2',
    [spaceOf(tx), personId, JSON.stringify(chosen)],
  )
}

export interface Addressee {
  readonly email: string | null
  readonly locale: Locale | null
}

/** Where an active member is reached; null for who is none. */
export async function selectAddressee(tx: Tx, personId: string): Promise<Addressee | null> {
  const [row] = await tx.named<Addressee>(
    'subscription.addressee',
    `select p.email, p.locale from platform.memberships m
      join platform.persons p on p.person_id = m.person_id and p.state = 'active'
      where m.ent_id = $1 and m.person_id = $2 and m.state = 'active'`,
    [spaceOf(tx), personId],
  )
  return row ?? null
}

/** What whoever has this address chose in the space they start in; null when it is nobody's. */
export async function selectChosenOf(tx: Tx, email: string): Promise<Chosen | null> {
  const [row] = await tx.named<{ chosen: Chosen | null }>(
    'subscription.chosen-of-address',
    `select s.chosen from platform.persons p
      left join platform.subscription s on s.person_id = p.person_id and s.ent_id = p.ent_id
      where p.email = $1`,
    [email],
  )
  return row ? (row.chosen ?? nothing) : null
}
