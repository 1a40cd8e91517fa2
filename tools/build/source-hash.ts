import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'apps/{web,server}/**/*',
  'libs/*/src/**/*',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
]
const untouched = /(^|\/)(node_modules|dist)(\/|$)|\.(test|stories)\.tsx?$|\/testing\//

/** One hash over the content of everything that goes into the build. */
export function sourceHash(workspace: string): string {
  const hash = createHash('sha256')
  const entries = globSync(sources, { cwd: workspace, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.filter((path) => !untouched.test(path)).toSorted())
    hash.update(file.slice(workspace.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
