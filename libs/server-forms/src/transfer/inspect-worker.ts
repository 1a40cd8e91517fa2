import { parentPort, workerData } from 'node:worker_threads'
import type { InspectedFile } from '@atrium/domain-forms'
import { UnreadableTable } from '@atrium/server-core'
import { openTableFile } from '@atrium/server-core'
import { inspectTable } from './inspect-table'

export interface InspectTask {
  readonly path: string
  readonly name: string
  readonly sheet: string | undefined
  readonly headerRow: number | undefined
}

export type InspectAnswer =
  | { readonly ok: true; readonly file: InspectedFile }
  | { readonly ok: false; readonly code: string; readonly params: Record<string, string | number> }

if (parentPort) parentPort.postMessage(await inspect(workerData as InspectTask))

async function inspect({ path, name, sheet, headerRow }: InspectTask): Promise<InspectAnswer> {
  try {
    return { ok: true, file: await inspectTable(name, await openTableFile(path, sheet), headerRow) }
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error
    return { ok: false, code: error.code, params: error.params }
  }
}
