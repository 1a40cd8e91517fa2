import type { KeptData } from '@atrium/domain-enterprise'
import {
  type Core,
  defineJob,
  type JobDefinition,
  type RunningJob,
  type Tx,
} from '@atrium/server-core'
import { z } from 'zod'
import { selectEnterprise } from '../info/info-store'
import { exportKind } from './data-service'

interface Needs extends Pick<Core, 'database' | 'clock' | 'files'> {
  readonly kept: readonly KeptData<Tx>[]
}

/** Writes everything the enterprise keeps into a file of JSON lines, which only who started it may have. */
export function exportDataJob({ database, clock, files, kept }: Needs): JobDefinition {
  return defineJob({
    kind: exportKind,
    input: z.object({}),
    async run(_, job) {
      const read = <T>(work: (tx: Tx) => Promise<T>) => database.read(job.scope, work)
      let lines = 0
      async function* text() {
        for await (const thing of allLines(kept, read, job)) {
          lines += 1
          if (lines % 100 === 0) job.progress(lines, null)
          yield `${JSON.stringify(thing)}\n`
        }
      }
      const day = clock.now().toISOString().slice(0, 10)
      const name = `${job.scope.entId}-${day}.jsonl`
      const file = await files.put(text(), { scope: job.scope, name, purpose: 'export' })
      job.progress(lines, lines)
      job.result({ fileId: file.id, name, lines })
    },
  })
}

async function* allLines(
  kept: readonly KeptData<Tx>[],
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  { signal }: RunningJob,
): AsyncGenerator<object> {
  yield { kind: 'enterprise', ...(await read(selectEnterprise)) }
  for (const each of kept) {
    for await (const line of each.lines(read)) {
      signal.throwIfAborted()
      yield line
    }
  }
}
