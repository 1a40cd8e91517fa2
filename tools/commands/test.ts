// npm test: everything that is checked before a change is accepted.
import { runSections } from '../check/run-sections.ts'
import { everything, sections } from '../check/sections.ts'

process.exit((await runSections(sections(everything))) ? 0 : 1)
