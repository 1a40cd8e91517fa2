import type { Scope, Tx } from '../database/database'
import { contentHash } from './audit-chain'
import type { AuditEntry } from './audit-entry'

/** The log of what is of no single space. */
const platformLog = '*'

/** Adds entries to the end of the space's chain: each hash covers the entry and the hash before it. */
export async function appendAudit(
  tx: Pick<Tx, 'named'>,
  entries: readonly AuditEntry[],
  { scope, at }: { scope: Scope; at: Date },
): Promise<void> {
  const entId = scope === 'platform' ? platformLog : scope.entId
  for (const {
    act,
    entity,
    entityId = null,
    details = null,
    result = 'done',
    by = scope,
  } of entries) {
    const entry = JSON.stringify({ act, entity, entityId, ...actorOf(by), result, details })
    await tx.named(
      'audit.append',
      `with head as (
         insert into platform.audit_heads as heads (ent_id, seq, hash)
         values ($1, 1, sha256($2::bytea))
         on conflict (ent_id) do update set
           seq = heads.seq + 1, hash = sha256(heads.hash || $2::bytea)
         returning seq, hash)
       insert into platform.audit_log (ent_id, seq, at, entry, hash)
       select $1, seq, $3, $4, hash from head`,
      [entId, contentHash(entId, at, entry), at, entry],
    )
  }
}

/** Who acted, and through whom or what, where it was not by themselves. */
function actorOf(scope: Scope) {
  if (scope === 'platform') return { personId: null }
  const { personId, roles, sessionId, ip, requestId, approvedBy, agentId, tokenId, visit } = scope
  const through = { approvedBy, agentId, tokenId, grantId: visit?.grantId }
  return { personId, roles, sessionId, ip, requestId, ...through }
}
