import { transcript } from '../workspace/transcript.ts'
import { failuresIn } from './failures-in.ts'
import type { Section } from './sections.ts'

interface Outcome {
  readonly title: string
  readonly passed: boolean
  readonly seconds: string
  /** What is known of a failure. */
  readonly failures: readonly string[]
}

/** Runs every section, also after a failure, and says in the end what passed. */
export async function runSections(sections: readonly Section[]): Promise<boolean> {
  const outcomes: Outcome[] = []
  for (const [at, section] of sections.entries()) {
    console.log(`\n=== ${at + 1}/${sections.length} ${section.title} ===`)
    outcomes.push(await timed(section))
  }
  console.log('\n=== result ===')
  for (const { title, passed, seconds } of outcomes)
    console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.padStart(6)} s  ${title}`)
  const failed = outcomes.filter(({ passed }) => !passed)
  console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`)
  // Last: whoever sees only the end of the log sees why.
  for (const { title, failures } of failed)
    for (const failure of failures) console.log(`${title}: ${failure}`)
  return failed.length === 0
}

async function timed({ title, run }: Section): Promise<Outcome> {
  const start = performance.now()
  const heard: string[] = []
  const passed = await transcript.run(heard, run).catch((error: unknown) => {
    const said = error instanceof Error ? error.message : String(error)
    console.error(said)
    heard.push(`Error: ${said}\n`)
    return false
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  return { title, passed, seconds, failures: passed ? [] : failuresIn(heard.join('')) }
}
