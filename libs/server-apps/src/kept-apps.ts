import type { KeptData } from '@atrium/domain-enterprise'
import { spaceOf, type Tx } from '@atrium/server-core'

interface AppRow {
  readonly id: string
  readonly name: string
  readonly isBinned: boolean
}

/** The applications there are, and all of them as lines. */
export function createKeptApps(): KeptData<Tx> {
  return {
    async usage(tx) {
      const rows = await tx.query<AppRow>(
        `select id, name, deleted_at is not null as "isBinned"
          from platform.application where ent_id = $1 order by created_at, id`,
        [spaceOf(tx)],
      )
      return {
        applications: rows
          .filter(({ isBinned }) => !isBinned)
          .map(({ id, name }) => ({ id, name })),
        binnedApplications: rows.filter(({ isBinned }) => isBinned).length,
      }
    },
    async *lines(read) {
      const rows = await read((tx) =>
        tx.query<object>(
          `select id, name, description, created_at as "createdAt"
            from platform.application where ent_id = $1 and deleted_at is null order by created_at, id`,
          [spaceOf(tx)],
        ),
      )
      for (const row of rows) yield { kind: 'application', ...row }
    },
  }
}
