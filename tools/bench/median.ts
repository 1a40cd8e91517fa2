type Work = (run: number) => Promise<unknown>

/** The middle of many runs, in milliseconds, after as many that warm up: a server that has been up for a minute is what people meet. */
export async function medianMs(runs: number, work: Work): Promise<number> {
  const [ms] = await mediansMs(runs, [work])
  return ms ?? 0
}

/** The same of works that take turns, so that what slows the machine slows each. */
export async function mediansMs(runs: number, works: readonly Work[]): Promise<number[]> {
  const times = works.map((): number[] => [])
  for (let run = -runs; run < runs; run += 1) {
    for (const [at, work] of works.entries()) {
      const start = performance.now()
      await work(run)
      if (run >= 0) times[at]?.push(performance.now() - start)
    }
  }
  return times.map(middle)
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
