/** The middle of many runs, in milliseconds, after a few that warm up. */
export async function medianMs(runs: number, work: (run: number) => Promise<unknown>) {
  const times: number[] = []
  for (let run = -5; run < runs; run += 1) {
    const start = performance.now()
    await work(run)
    if (run >= 0) times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
