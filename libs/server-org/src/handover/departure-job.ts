import { handoverSchema, type HandoverPort } from '@atrium/domain-org'
import type { DutyPort } from '@atrium/domain-security'
import {
  Conflict,
  type Core,
  defineJob,
  type JobDefinition,
  type RunningJob,
  spaceOf,
  type Tx,
} from '@atrium/server-core'
import { z } from 'zod'
import { holdOrganisation } from '../hold-organisation'
import { requireAdministrator } from '../members/member-rules'
import { setStates } from '../members/member-store'
import { announceOrganisation } from '../org-events'
import { isActiveMember } from './departure-store'

export const departureKind = 'org.let-go'

const inputSchema = handoverSchema.extend({
  personIds: z.array(z.string()),
  /** How many things are handed over, as they were counted. */
  total: z.number().int(),
})

export interface DepartureNeeds extends Pick<Core, 'database' | 'sessions'> {
  readonly duties: DutyPort<Tx>
  readonly handovers: readonly HandoverPort<Tx>[]
}

type Departure = z.output<typeof inputSchema>

/** Hands over what people hold, portion by portion, and ends their memberships when nothing is left. */
export function departureJob(needs: DepartureNeeds): JobDefinition {
  return defineJob({
    kind: departureKind,
    input: inputSchema,
    // What was handed over is not held any more.
    resumes: true,
    async run(input, job) {
      const handed = await handOver(needs, input, job)
      job.signal.throwIfAborted()
      await needs.database.transaction(job.scope, (tx) => letGo(tx, input, needs))
      job.result({ handed, people: input.personIds.length })
    },
  })
}

async function handOver(
  { database, handovers }: DepartureNeeds,
  { personIds, successorId: toId, kinds, total }: Departure,
  job: RunningJob,
): Promise<number> {
  let done = 0
  if (toId === null) return done
  for (const fromId of personIds) {
    for (const port of handovers.filter(({ kind }) => kinds.includes(kind))) {
      let portion = 0
      do {
        job.signal.throwIfAborted()
        portion = await database.transaction(job.scope, async (tx) => {
          if (port.grants) await holdOrganisation(tx)
          if (!(await isActiveMember(tx, toId))) throw new Conflict('successor-not-found')
          return port.handOver(tx, { fromId, toId })
        })
        done += portion
        job.progress(done, Math.max(done, total))
      } while (portion > 0)
    }
  }
  return done
}

async function letGo(
  tx: Tx,
  { personIds, successorId, kinds }: Departure,
  { handovers, duties, sessions }: DepartureNeeds,
): Promise<void> {
  await holdOrganisation(tx)
  await requireAdministrator(tx, personIds)
  for (const personId of personIds) {
    for (const port of handovers) await port.letGo?.(tx, personId)
  }
  const gone = await setStates(tx, personIds, 'left')
  await duties.requireSeparated(tx)
  await sessions.endIn(tx, gone, spaceOf(tx))
  for (const entityId of gone) {
    const details = { successorId, kinds }
    tx.record({ act: departureKind, entity: 'person', entityId, details })
  }
  if (gone.length > 0) announceOrganisation(tx, 'person', 'changed', gone)
}
