import type { Database } from '../database/database'

/** What happened to an account. */
export interface OwnRecord {
  readonly at: Date
  readonly act: string
  readonly details: unknown
  /** Where the person did it from; null when somebody else did it. */
  readonly ip: string | null
}

/** What the log of any space holds about a person's sessions and account, the newest first. */
export function ownRecords(
  database: Database,
  { personId, since, limit }: { personId: string; since: Date; limit: number },
): Promise<OwnRecord[]> {
  return database.read('platform', async (tx) => {
    const rows = await tx.query<{ at: Date; entry: string }>(
      `select at, entry from platform.audit_log
       where entity_id = $1 and at >= $2 and (act like 'session.%' or act like 'account.%' or act like 'developer.%')
       order by at desc, seq desc limit $3`,
      [personId, since, limit],
    )
    return rows.map(({ at, entry }) => {
      const told = JSON.parse(entry) as KeptParts
      const { act, details, ip } = told
      return { at, act, details, ip: told.personId === personId ? (ip ?? null) : null }
    })
  })
}

interface KeptParts {
  readonly act: string
  readonly details: unknown
  readonly personId?: string | null
  readonly ip?: string
}
