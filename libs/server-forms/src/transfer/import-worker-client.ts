import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import type { RowError } from '@atrium/domain-forms'
import { JobFailed } from '@atrium/server-core'
import type { FromWorker, ImportRead, ToWorker } from './import-protocol'

/** The thread that reads a file for an import, seen from the job that feeds the database. */
export interface ImportWorker {
  /** Copies every row that can be taken into `sink`; answers what was read. */
  copyInto(sink: Writable, onRead: (read: number) => void): Promise<ImportRead>
  /** Adds rows that the database refused to the file of failed rows, and closes it. */
  close(refusals: ReadRefusals): Promise<void>
}

/** Refused rows behind the given row of the file, in its order, at most so many. */
export type ReadRefusals = (after: number, limit: number) => Promise<readonly RowError[]>

const refusalsAtOnce = 2000

/**
 * Talks to a started import worker.
 * @throws JobFailed when the file cannot be read, or the thread ran out of memory.
 */
export function importWorker(worker: Worker, signal: AbortSignal): ImportWorker {
  const inbox = messagesOf(worker, signal)
  const answer = (message: ToWorker) => worker.postMessage(message)
  return {
    async copyInto(sink, onRead) {
      for (;;) {
        const message = await inbox.next()
        if (message.kind === 'batch') {
          if (!sink.write(message.copy)) await once(sink, 'drain')
          onRead(message.read)
          answer({ kind: 'next' })
        }
        if (message.kind === 'read') {
          sink.end()
          return message
        }
      }
    },
    async close(refusals) {
      let after = 0
      for (;;) {
        const errors = await refusals(after, refusalsAtOnce)
        after = errors.at(-1)?.row ?? after
        answer({ kind: 'refuse', errors })
        const message = await inbox.next()
        if (message.kind === 'closed') return
      }
    },
  }
}

/** The worker's messages one by one; its death and the job's end reject whoever waits. */
function messagesOf(worker: Worker, signal: AbortSignal) {
  const ready: FromWorker[] = []
  let wake: (() => void) | undefined
  let failure: unknown
  const notice = () => wake?.()
  const fail = (error: unknown) => {
    failure ??= error
    notice()
  }
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'refused') fail(new JobFailed(message.code, message.params))
    else ready.push(message)
    notice()
  })
  worker.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new JobFailed('import-expands-too-much') : error,
    )
  })
  const abort = () => fail(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  return {
    async next(): Promise<FromWorker> {
      for (;;) {
        const message = ready.shift()
        if (message) return message
        if (failure !== undefined) throw failure
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
