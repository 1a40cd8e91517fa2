// npm run affected [-- --base <commit>]: the same checks, for what a change touches.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { runSections } from '../check/run-sections.ts'
import { affectedSince, sections } from '../check/sections.ts'

const { values } = parseArgs({ options: { base: { type: 'string' } } })
process.exit((await runSections(sections(affectedSince(values.base ?? mergeBase())))) ? 0 : 1)

function mergeBase(): string {
  const { stdout, status } = spawnSync('git', ['merge-base', 'main', 'HEAD'], { encoding: 'utf8' })
  if (status === 0) return stdout.trim()
  console.error('There is no branch "main" to compare with: name a commit with --base.')
  process.exit(1)
}
