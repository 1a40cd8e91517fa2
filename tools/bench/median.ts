/** The middle of many runs, in milliseconds, after as many that warm up: a server that has been up for a minute is what people meet. */
export async function medianMs(runs: number, work: (run: number) => Promise<unknown>) {
  const times: number[] = []
  for (let run = -runs; run < runs; run += 1) {
    const start = performance.now()
    await work(run)
    if (run >= 0) times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
