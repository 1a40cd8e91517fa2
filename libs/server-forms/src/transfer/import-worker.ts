import { randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { uuidV7 } from '@atrium/domain-core'
import { cellText } from '@atrium/domain-core'
import { importRowLimit, zoneClock, type RowError, type Values } from '@atrium/domain-forms'
import { UnreadableTable } from '@atrium/server-core'
import { openTableFile, type TableFile } from '@atrium/server-core'
import { rowConverter, type RowConverter } from './convert-rows'
import { copyRow, copyValue } from './copy-text'
import { errorFile, type ErrorFile } from './error-file'
import { shownErrors, type FromWorker, type ImportTask, type ToWorker } from './import-protocol'

const batchBytes = 512 * 1024

if (parentPort) await run(workerData as ImportTask)

async function run(task: ImportTask): Promise<void> {
  try {
    const table = await openTableFile(task.path, task.sheet)
    const failures = errorFile(task.errorPath, task.locale, task.schema)
    await readRows(task, table, failures)
    await addRefused(table, failures)
    await failures.end()
    send({ kind: 'closed' })
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error
    send({ kind: 'refused', code: error.code, params: error.params })
  }
}

async function readRows(task: ImportTask, table: TableFile, failures: ErrorFile): Promise<void> {
  const batch = batcher()
  const newId = idMaker()
  const shown: RowError[] = []
  let converter: RowConverter | undefined
  let read = 0
  let failed = 0
  for await (const row of table.rows()) {
    if (row.row < task.headerRow) continue
    if (!converter) {
      const columnNames = row.cells.map(cellText)
      converter = makeConverter(task, columnNames)
      await failures.start(columnNames)
      continue
    }
    read += 1
    if (read > importRowLimit)
      throw new UnreadableTable('import-too-many-rows', { max: importRowLimit })
    const converted = converter.convert(row)
    if (converted.ok) {
      await batch.add(copyLine(task, { id: newId(), row: row.row, values: converted.values }), read)
    } else {
      failed += 1
      shown.push(...converted.errors.slice(0, shownErrors - shown.length))
      await failures.add(row, converted.errors)
    }
  }
  if (!converter) throw new UnreadableTable('import-empty')
  await batch.flush(read)
  const addedOptions = converter.addedOptions()
  send({ kind: 'read', read, failed, errors: shown, addedOptions })
}

function makeConverter(task: ImportTask, columnNames: readonly string[]): RowConverter {
  const { schema, mapping, createOptions, partial, defaults } = task
  return rowConverter({
    schema,
    mapping,
    createOptions,
    partial,
    defaults,
    columnNames,
    context: {
      clock: zoneClock(task.timeZone),
      person: (name) => task.people.get(name) ?? null,
      record: (formId, title) => task.records.get(formId)?.get(title) ?? null,
    },
    random: randomBytes,
  })
}

/** Draws chance for many ids at once: asking for each is dear. */
function idMaker(): () => string {
  let chance = randomBytes(0)
  let used = 0
  return () => {
    if (used === chance.length) {
      chance = randomBytes(10 * 1024)
      used = 0
    }
    used += 10
    return uuidV7(Date.now(), chance.subarray(used - 10, used))
  }
}

interface Line {
  readonly id: string
  readonly row: number
  readonly values: Values
}

function copyLine(task: ImportTask, { id, row, values }: Line): string {
  const parts = task.targets.map(({ fieldId, kind }) => copyValue(kind, values[fieldId] ?? null))
  return copyRow([...(task.numbered ? [String(row)] : []), id, ...parts, ...task.tail])
}

/** Gathers lines and sends them when there are enough, one batch at a time. */
function batcher() {
  let lines: string[] = []
  let size = 0
  async function flush(read: number): Promise<void> {
    if (lines.length === 0) return
    send({ kind: 'batch', copy: new TextEncoder().encode(lines.join('')), read })
    lines = []
    size = 0
    await nextMessage()
  }
  return {
    flush,
    async add(line: string, read: number): Promise<void> {
      lines.push(line)
      size += line.length
      if (size >= batchBytes) await flush(read)
    },
  }
}

/** Rows that only the database could refuse are read once more for the file of failed rows. */
async function addRefused(table: TableFile, failures: ErrorFile): Promise<void> {
  let waiting = await nextRefused()
  if (waiting.length === 0) return
  for await (const row of table.rows()) {
    const [first] = waiting
    if (first?.row !== row.row) continue
    await failures.add(row, [first])
    waiting = waiting.slice(1)
    if (waiting.length > 0) continue
    send({ kind: 'wants' })
    waiting = await nextRefused()
    if (waiting.length === 0) return
  }
}

async function nextRefused(): Promise<readonly RowError[]> {
  const answer = await nextMessage()
  return answer.kind === 'refuse' ? answer.errors : []
}

function send(message: FromWorker): void {
  parentPort?.postMessage(
    message,
    message.kind === 'batch' ? [message.copy.buffer as ArrayBuffer] : [],
  )
}

function nextMessage(): Promise<ToWorker> {
  return new Promise((resolve) => {
    parentPort?.once('message', resolve)
  })
}
