import type { Section } from './sections.ts'

interface Outcome {
  readonly title: string
  readonly passed: boolean
  readonly seconds: string
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
  const failed = outcomes.filter(({ passed }) => !passed).length
  console.log(`${outcomes.length - failed} passed, ${failed} failed`)
  return failed === 0
}

async function timed({ title, run }: Section): Promise<Outcome> {
  const start = performance.now()
  const passed = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return false
  })
  return { title, passed, seconds: ((performance.now() - start) / 1000).toFixed(1) }
}
