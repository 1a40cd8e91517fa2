import type { Line } from './line'

const beatMillis = 30_000
const slots = 30
/** So many beats lie between two looks at the session, which may have expired without any news. */
const beatsPerCheck = 10

/** Beats for every line once in 30 s, evenly spread over them; one timer for all. */
export function createHeartbeat(check: (line: Line) => void) {
  const lines = Array.from({ length: slots }, () => new Set<Line>())
  let joined = 0
  let ticks = 0
  let checksUntil = 0
  const timer = setInterval(() => {
    ticks += 1
    const isDue = Math.floor(ticks / slots) % beatsPerCheck === beatsPerCheck - 1
    const isCheck = isDue || ticks <= checksUntil
    for (const line of lines[ticks % slots] ?? []) {
      line.beat()
      if (isCheck) check(line)
    }
  }, beatMillis / slots)
  timer.unref()
  return {
    /** Answers how to leave. */
    join(line: Line): () => void {
      const slot = lines[(joined += 1) % slots]
      slot?.add(line)
      return () => slot?.delete(line)
    },
    /** Looks at every session with its line's next beat. */
    checkSoon: () => void (checksUntil = ticks + slots),
    stop: () => clearInterval(timer),
  }
}
