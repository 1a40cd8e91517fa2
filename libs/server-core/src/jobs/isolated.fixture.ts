import { parentPort, workerData } from 'node:worker_threads'

// What the tests of isolation run: answers, hoards memory, or never ends.
const act = workerData as 'answer' | 'hoard' | 'hang'
if (act === 'answer') parentPort?.postMessage({ answer: 42 })
const hoard: number[][] = []
while (act !== 'answer')
  if (act === 'hoard') hoard.push(Array.from({ length: 100_000 }, Math.random))
