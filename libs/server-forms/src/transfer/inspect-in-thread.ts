import type { InspectedFile } from '@atrium/domain-forms'
import { Conflict, IsolationLimit, runIsolated } from '@atrium/server-core'
import type { InspectAnswer, InspectTask } from './inspect-worker'

const worker = new URL('./inspect-worker.ts', import.meta.url)

/**
 * Looks at a file in a thread whose memory and time are bounded, so that a hostile file harms nobody else.
 * @throws Conflict with a code that says why it cannot be read.
 */
export async function inspectInThread(
  task: InspectTask,
  signal: AbortSignal,
): Promise<InspectedFile> {
  const answer = await runIsolated<InspectAnswer>(worker, {
    data: task,
    memoryMb: 1024,
    timeoutMs: 60_000,
    signal,
  }).catch((error: unknown) => {
    if (error instanceof IsolationLimit) throw new Conflict('import-expands-too-much')
    throw error
  })
  if (!answer.ok) throw new Conflict(answer.code, answer.params)
  return answer.file
}
