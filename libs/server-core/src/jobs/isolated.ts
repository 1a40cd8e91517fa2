import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { bundle } from './bundle'

export interface IsolatedOptions {
  readonly data: unknown
  readonly memoryMb: number
}

export interface RunIsolatedOptions extends IsolatedOptions {
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

/** The thread used more memory or time than it was given. */
export class IsolationLimit extends Error {
  override readonly name = 'IsolationLimit'
  readonly limit: 'memory' | 'time'
  constructor(limit: 'memory' | 'time', options?: ErrorOptions) {
    super(`the thread exceeded its ${limit}`, options)
    this.limit = limit
  }
}

/**
 * Starts a thread that cannot take the process down with it.
 * @param source `new URL("./thing-worker.ts", import.meta.url)`; the build puts each `*-worker.ts` beside the server.
 */
export async function startIsolated(source: URL, options: IsolatedOptions): Promise<Worker> {
  return new Worker(await builtWorker(source), {
    workerData: options.data,
    resourceLimits: { maxOldGenerationSizeMb: options.memoryMb },
    stderr: false,
  })
}

/** Runs a thread until its first message, which is the answer. */
export async function runIsolated<Answer>(
  source: URL,
  { timeoutMs, signal, ...options }: RunIsolatedOptions,
): Promise<Answer> {
  signal?.throwIfAborted()
  const worker = await startIsolated(source, options)
  const late = AbortSignal.timeout(timeoutMs)
  const ends = signal ? AbortSignal.any([signal, late]) : late
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const abort = () => reject(late.aborted ? new IsolationLimit('time') : ends.reason)
      if (ends.aborted) abort()
      ends.addEventListener('abort', abort, { once: true })
      worker.once('message', resolve)
      worker.once('error', (cause: NodeJS.ErrnoException) => {
        const memory = cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
        reject(memory ? new IsolationLimit('memory', { cause }) : cause)
      })
      worker.once('exit', () => reject(new Error('the thread ended without an answer')))
    })
  } finally {
    await worker.terminate()
  }
}

const bundles = new Map<string, Promise<string>>()

/** Built, the worker lies in `workers/` beside the server; in development and tests it is bundled once. */
function builtWorker(source: URL): Promise<string> | URL {
  const path = fileURLToPath(source)
  if (!existsSync(path)) {
    return new URL(`./workers/${basename(path).replace(/\.ts$/, '.js')}`, source)
  }
  let made = bundles.get(path)
  if (!made) {
    made = bundle(path)
    bundles.set(path, made)
  }
  return made
}
