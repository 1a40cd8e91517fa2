import type { Locale, Role, Total } from '@atrium/domain-core'
import type { ReviewChange, ReviewItem, ReviewKind, ReviewState } from '@atrium/domain-security'
import { nameIn, NotFound, spaceOf, type Tx } from '@atrium/server-core'

const countBound = 1000

/** An item with what it takes to do it. */
export interface KeptReview extends ReviewItem {
  readonly input: unknown
  readonly sessionId: string
}

interface ReviewRow {
  readonly id: string
  readonly kind: ReviewKind
  readonly act: string
  readonly input: unknown
  readonly changes: ReviewChange[]
  readonly risk: number
  readonly state: ReviewState
  readonly reason: string
  readonly submitter_id: string
  readonly submitter_name: string | null
  readonly submitter_name_en: string | null
  readonly session_id: string
  readonly submitted_at: Date
  readonly due_at: Date
  readonly reviewer_id: string | null
  readonly reviewer_name: string | null
  readonly reviewer_name_en: string | null
  readonly reviewed_at: Date | null
  readonly verdict: string
  readonly failure: string | null
}

const select = `select i.*, s.name as submitter_name, s.name_en as submitter_name_en,
    r.name as reviewer_name, r.name_en as reviewer_name_en
  from platform.review_item i
    left join platform.memberships s on s.ent_id = i.ent_id and s.person_id = i.submitter_id
    left join platform.memberships r on r.ent_id = i.ent_id and r.person_id = i.reviewer_id`

export interface ReviewQuery {
  readonly states: readonly ReviewState[]
  readonly kind: ReviewKind | null
  readonly submitterId: string | null
}

const where = `i.ent_id = $1 and i.state = any($2) and ($3::text is null or i.kind = $3)
  and ($4::uuid is null or i.submitter_id = $4)`

export async function selectReviews(
  tx: Tx,
  query: ReviewQuery,
  {
    before,
    limit,
    offset,
    locale,
  }: { before: string | null; limit: number; offset: number; locale: Locale },
): Promise<ReviewItem[]> {
  const rows = await tx.query<ReviewRow>(
    `${select} where ${where} and ($5::uuid is null or i.id < $5) order by i.id desc limit $6 offset $7`,
    [...valuesOf(tx, query), before, limit, offset],
  )
  return rows.map((row) => shown(keptOf(row, locale)))
}

export async function countReviews(tx: Tx, query: ReviewQuery): Promise<Total> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (
        select from platform.review_item i where ${where} limit ${countBound + 1}) found`,
    valuesOf(tx, query),
  )
  const count = row?.count ?? 0
  return { count: Math.min(count, countBound), exact: count <= countBound }
}

function valuesOf(tx: Tx, { states, kind, submitterId }: ReviewQuery) {
  return [spaceOf(tx), states, kind, submitterId]
}

/** The item, held against other changes until the transaction ends. */
export async function holdReview(tx: Tx, id: string): Promise<KeptReview> {
  const [row] = await tx.query<ReviewRow>(
    `${select} where i.ent_id = $1 and i.id = $2 for update of i`,
    [spaceOf(tx), id],
  )
  if (!row) throw new NotFound('review-not-found')
  return keptOf(row)
}

export interface AddedReview extends Pick<
  KeptReview,
  'id' | 'kind' | 'act' | 'input' | 'changes' | 'risk' | 'sessionId'
> {
  readonly fingerprint: Buffer
  readonly submitterId: string
  readonly at: Date
  readonly dueAt: Date
}

/** Answers the id of the item, or of the same one that waits already and is now about things as they are. */
export async function insertReview(
  tx: Tx,
  added: AddedReview,
): Promise<{ id: string; isFresh: boolean }> {
  const [row] = await tx.query<{ id: string }>(
    `insert into platform.review_item as kept (id, ent_id, kind, act, input, changes, risk, state, reason,
        fingerprint, submitter_id, session_id, submitted_at, due_at, verdict)
      values ($1, $2, $3, $4, $5, $6, $7, 'pending', '', $8, $9, $10, $11, $12, '')
      on conflict (ent_id, submitter_id, fingerprint) where state in ('draft', 'pending')
        do update set state = 'pending', changes = excluded.changes, risk = excluded.risk,
          input = excluded.input, submitted_at = excluded.submitted_at, due_at = excluded.due_at
        returning kept.id`,
    [
      added.id,
      spaceOf(tx),
      added.kind,
      added.act,
      JSON.stringify(added.input),
      JSON.stringify(added.changes),
      added.risk,
      added.fingerprint,
      added.submitterId,
      added.sessionId,
      added.at,
      added.dueAt,
    ],
  )
  const id = row?.id ?? added.id
  return { id, isFresh: id === added.id }
}

export interface ReviewOutcome {
  readonly state: ReviewState
  readonly reviewerId?: string
  readonly reviewedAt?: Date
  readonly verdict?: string
  readonly failure?: string
  readonly reason?: string
}

export async function updateReview(tx: Tx, id: string, outcome: ReviewOutcome): Promise<void> {
  await tx.query(
    `update platform.review_item set state = $3, reviewer_id = coalesce($4, reviewer_id),
        reviewed_at = coalesce($5, reviewed_at), verdict = coalesce($6, verdict),
        failure = coalesce($7, failure), reason = coalesce($8, reason)
      where ent_id = $1 and id = $2`,
    [
      spaceOf(tx),
      id,
      outcome.state,
      outcome.reviewerId ?? null,
      outcome.reviewedAt ?? null,
      outcome.verdict ?? null,
      outcome.failure ?? null,
      outcome.reason ?? null,
    ],
  )
}

/** Ends what has waited too long; answers how much. */
export async function expireReviews(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `update platform.review_item set state = 'expired'
      where ent_id = $1 and state in ('draft', 'pending') and due_at < $2 returning id`,
    [spaceOf(tx), now],
  )
  return rows.map(({ id }) => id)
}

/** The roles of a person's own active membership. */
export async function rolesOfMember(tx: Tx, personId: string): Promise<readonly Role[]> {
  const [row] = await tx.query<{ roles: Role[] }>(
    `select roles from platform.memberships where ent_id = $1 and person_id = $2 and state = 'active'`,
    [spaceOf(tx), personId],
  )
  return row?.roles ?? []
}

export function shown(kept: KeptReview): ReviewItem {
  const { input: _, sessionId: _sessionId, ...item } = kept
  return item
}

function keptOf(row: ReviewRow, locale: Locale = 'zh-CN'): KeptReview {
  const named = (name: string | null, nameEn: string | null) =>
    nameIn(locale, { name: name ?? '', nameEn })
  return {
    id: row.id,
    kind: row.kind,
    act: row.act,
    input: row.input,
    changes: row.changes,
    risk: row.risk,
    state: row.state,
    reason: row.reason,
    submitter: { id: row.submitter_id, name: named(row.submitter_name, row.submitter_name_en) },
    sessionId: row.session_id,
    submittedAt: row.submitted_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    reviewer: row.reviewer_id
      ? { id: row.reviewer_id, name: named(row.reviewer_name, row.reviewer_name_en) }
      : null,
    reviewedAt: row.reviewed_at?.toISOString() ?? null,
    verdict: row.verdict,
    failure: row.failure,
  }
}
