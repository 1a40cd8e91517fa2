import type { Database } from '../database/database'
import type { Logger } from '../log'

/** Work that no person starts: done again and again, by one process at a time. */
export interface Chore {
  /** `domain.act`. */
  readonly name: string
  /** When, as cron says it, in UTC. */
  readonly cron: string
  /** Is broken off when the server stops, and done again at its next time. */
  run(signal: AbortSignal): Promise<void>
}

export interface Space {
  readonly entId: string
  /** How long what was deleted can be restored. */
  readonly recycleDays: number
}

const usualRecycleDays = 60

/** Does a chore in every space that is not frozen; what goes wrong in one is logged and keeps nobody else waiting. */
export async function inEverySpace(
  { database, log }: { readonly database: Database; readonly log: Logger },
  signal: AbortSignal,
  work: (space: Space) => Promise<void>,
): Promise<void> {
  const spaces = await database.read('platform', (tx) =>
    tx.query<Space>(
      `select enterprise.ent_id as "entId", coalesce(space.recycle_days, $1::int) as "recycleDays"
        from platform.enterprises enterprise left join platform.spaces space using (ent_id)
        where enterprise.state = 'active'
        order by ent_id`,
      [usualRecycleDays],
    ),
  )
  for (const space of spaces) {
    signal.throwIfAborted()
    try {
      await work(space)
    } catch (error) {
      signal.throwIfAborted()
      log.error({ err: error, entId: space.entId }, 'a chore failed in a space')
    }
  }
}
