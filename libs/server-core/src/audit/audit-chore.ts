import type { Clock } from '../clock'
import type { Database } from '../database/database'
import type { Chore } from '../jobs/chore'

const monthsAhead = 3

/** Makes the log's table of each month before the month begins. */
export function auditChore({ database, clock }: { database: Database; clock: Clock }): Chore {
  return {
    name: 'core.prepare-audit',
    cron: '17 3 * * *',
    run: () => prepareMonths({ database, clock }),
  }
}

/** Also done when a server starts, before anything is recorded. */
export function prepareMonths({
  database,
  clock,
}: {
  database: Database
  clock: Clock
}): Promise<void> {
  return database.transaction('platform', async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('atrium.audit-months'))`)
    await tx.query('select platform.prepare_audit_months($1, $2)', [clock.now(), monthsAhead])
  })
}
