import type { AuditVerdict } from '@atrium/domain-security'
import { type Core, defineJob, type JobDefinition, verifyAudit } from '@atrium/server-core'
import { z } from 'zod'

export const checkKind = 'security.check-audit'

/** Walks the chain of a space, from its first entry to its last. */
export function checkJob({ database }: Pick<Core, 'database'>): JobDefinition {
  return defineJob({
    kind: checkKind,
    input: z.object({}),
    async run(_, job) {
      const { signal } = job
      const onProgress = (done: number, total: number) => job.progress(done, total)
      const verdict: AuditVerdict = await verifyAudit(database, job.scope.entId, {
        onProgress,
        signal,
      })
      await database.transaction(job.scope, async (tx) => {
        tx.record({ act: checkKind, entity: 'audit-log', details: { verdict } })
      })
      job.result(verdict)
    },
  })
}
