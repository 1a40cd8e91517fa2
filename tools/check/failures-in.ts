import { stripVTControlCharacters } from 'node:util'

const mostFailures = 12
const mostCharacters = 140
/** Before what it streams, Nx names the project. */
const project = /^(?:[a-z][a-z0-9-]*: )?\s*/
/** How test runners, linters and compilers begin a line that says what failed. */
const marks = /^(?:✘|×|FAIL |\d+\) |[\w.]*Error: |Locator: |Expected: |Received: )|\berror TS\d+/

/** The lines of a log that say what failed, each once, the first of them. */
export function failuresIn(log: string): readonly string[] {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .map((line) => line.replace(project, '').trimEnd())
    .filter((line) => marks.test(line))
    .map((line) => line.slice(0, mostCharacters))
  return [...new Set(lines)].slice(0, mostFailures)
}
