// npm run bench [-- --rows 100000]: speed as ratios to the database alone, in one run; size and memory.
import { parseArgs } from 'node:util'
import { type BenchServer, startBenchServer } from '../bench/bench-server.ts'
import { entryKilobytes } from '../bench/entry-size.ts'
import { keptReadMeasure } from '../bench/kept-read.ts'
import {
  createMeasure,
  importMeasure,
  largeForm,
  listMeasure,
  type Measure,
  memberMeasure,
} from '../bench/measures.ts'
import { pageSwitchMeasure } from '../bench/page-switch.ts'
import { manyPeople, membersMeasure, peopleSearchMeasure } from '../bench/people-measures.ts'
import { searchMeasure, textsIndexed } from '../bench/search-measure.ts'
import { refusalOf, socketMeasure } from '../bench/socket-measures.ts'
import { findChromium } from '../browser/chromium.ts'
import { buildProduct, isBuildStale } from '../build/built-product.ts'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } })
const rows = Number(values.rows)
if (isBuildStale() && !(await buildProduct())) process.exit(1)

const size = entryKilobytes()
print('JavaScript before the first interaction, gzip', `${size.toFixed(0)} kB`, 'goal 350 kB')
const server = await startBenchServer()
try {
  print('from start to ready', `${server.readyMs.toFixed(0)} ms`)
  print('memory of the idle server', `${server.memoryMb().toFixed(0)} MB`)
  for (const measure of [() => createMeasure(server), () => importMeasure(server, rows / 10)])
    printRatio(await measure())
  const form = await largeForm(server, rows)
  await textsIndexed(server, form)
  printRatio(await searchMeasure(server, form, rows))
  printRatio(await listMeasure(server, form, rows))
  printRatio(await memberMeasure(server, form, rows))
  await manyPeople(server, rows / 10)
  printRatio(await membersMeasure(server, rows / 10))
  printRatio(await peopleSearchMeasure(server, rows / 10))
  await printPageSwitch(server, 21)
  await printKeptRead(server, 101)
} finally {
  await server.close()
}

await printSockets(5000)

async function printPageSwitch(server: BenchServer, runs: number) {
  const title = `page switch in Chromium, median of ${runs}`
  if (!findChromium()) return print(title, '-', 'no Chromium: set CHROMIUM_PATH')
  const { switchMs, returnMs } = await pageSwitchMeasure(server, runs)
  print(title, `${switchMs.toFixed(0)} ms`, 'first visit, files cached, data not')
  const ratio = `${(returnMs / switchMs).toFixed(2)}x of a page switch`
  print(`return to a cached page, median of ${runs}`, `${returnMs.toFixed(0)} ms`, ratio)
}

async function printKeptRead(server: BenchServer, runs: number) {
  const title = `50 applications kept in Chromium / asked for, of ${runs}`
  if (!findChromium()) return print(title, '-', 'no Chromium: set CHROMIUM_PATH')
  const { keptMs, askedMs } = await keptReadMeasure(server, runs)
  const times = `${keptMs.toFixed(2)} ms / ${askedMs.toFixed(2)} ms on the same machine`
  print(title, `${(keptMs / askedMs).toFixed(2)}x`, times)
}

async function printSockets(count: number) {
  const refusal = refusalOf(count)
  if (refusal !== null) return print(`${count} idle sockets`, '-', refusal)
  const server = await startBenchServer()
  try {
    const { memoryMb, kilobytesPerSocket, ...times } = await socketMeasure(server, count)
    const total = `${memoryMb.toFixed(0)} MB in all`
    print(`${count} idle sockets, each`, `${kilobytesPerSocket.toFixed(1)} kB`, total)
    const { firstMs, lastMs, fanOutMs } = times
    const note = `first ${firstMs.toFixed(0)} ms, last ${lastMs.toFixed(0)} ms after the call that changed it`
    print(`one change to ${count} sockets, first to last`, `${fanOutMs.toFixed(0)} ms`, note)
  } finally {
    await server.close()
  }
}

function printRatio({ title, ms, againstMs, goal }: Measure) {
  const ratio = `${(ms / againstMs).toFixed(2)}x`
  print(
    title,
    ratio,
    `${ms.toFixed(1)} ms / ${againstMs.toFixed(1)} ms${goal ? `, goal ${goal}x` : ''}`,
  )
}

function print(title: string, value: string, note = '') {
  console.log(`${title.padEnd(56)}${value.padStart(10)}  ${note}`)
}
