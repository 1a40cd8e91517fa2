import { once } from 'node:events'
import { startIsolated } from '../jobs/isolated'
import { JobFailed } from '../jobs/job-definition'
import type { TableRow } from './table-file'
import type { FromTableWorker, TableTask } from './table-worker'

const worker = new URL('./table-worker.ts', import.meta.url)

/**
 * The rows of a file, some hundred at a time, read in a thread whose memory is bounded; the next are read when they are
 * asked for.
 * @throws JobFailed with a code that says why the file cannot be read.
 */
export async function* readTable(
  task: TableTask,
  signal: AbortSignal,
): AsyncGenerator<readonly TableRow[]> {
  const thread = await startIsolated(worker, { data: task, memoryMb: 1024 })
  try {
    for (;;) {
      const message = await nextMessage(thread, signal)
      if (message.kind === 'end') return
      if (message.kind === 'refused') throw new JobFailed(message.code, message.params)
      yield message.rows
      thread.postMessage('next')
    }
  } finally {
    await thread.terminate()
  }
}

async function nextMessage(
  thread: Awaited<ReturnType<typeof startIsolated>>,
  signal: AbortSignal,
): Promise<FromTableWorker> {
  try {
    const [message] = (await once(thread, 'message', { signal })) as [FromTableWorker]
    return message
  } catch (error) {
    signal.throwIfAborted()
    const isMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
    throw isMemory ? new JobFailed('import-expands-too-much', undefined, { cause: error }) : error
  }
}
