import { parentPort, workerData } from 'node:worker_threads'
import { openTableFile, type TableRow } from './table-file'
import { UnreadableTable } from './unreadable-table'

export interface TableTask {
  readonly path: string
  readonly sheet: string | undefined
  readonly maxRows: number
}

export type FromTableWorker =
  | { readonly kind: 'rows'; readonly rows: readonly TableRow[] }
  | { readonly kind: 'end' }
  | {
      readonly kind: 'refused'
      readonly code: string
      readonly params: Readonly<Record<string, string | number>>
    }

const rowsAtOnce = 500

if (parentPort) await run(workerData as TableTask)

async function run({ path, sheet, maxRows }: TableTask): Promise<void> {
  try {
    const table = await openTableFile(path, sheet)
    let rows: TableRow[] = []
    let read = 0
    for await (const row of table.rows()) {
      read += 1
      if (read > maxRows) throw new UnreadableTable('import-too-many-rows', { max: maxRows })
      rows.push(row)
      if (rows.length === rowsAtOnce) {
        await give(rows)
        rows = []
      }
    }
    if (rows.length > 0) await give(rows)
    send({ kind: 'end' })
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error
    send({ kind: 'refused', code: error.code, params: error.params })
  }
}

/** Waits until the rows are taken. */
function give(rows: readonly TableRow[]): Promise<unknown> {
  send({ kind: 'rows', rows })
  return new Promise((resolve) => {
    parentPort?.once('message', resolve)
  })
}

function send(message: FromTableWorker): void {
  parentPort?.postMessage(message)
}
