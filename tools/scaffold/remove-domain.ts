import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../conformance/workspace-files.ts'
import { appLists, removeFromList } from './app-list.ts'
import { domainName } from './domain-name.ts'
import { formatFiles } from './format-files.ts'

const kinds = ['domain', 'feature', 'server']

/** Undoes writeDomain; refuses while other code imports the domain. */
export function removeDomain(workspace: string, text: string): string[] {
  const name = domainName(text)
  const libs = kinds
    .map((kind) => `libs/${kind}-${name.kebab}`)
    .filter((lib) => existsSync(join(workspace, lib)))
  if (libs.length === 0) throw new Error(`There is no domain "${name.kebab}".`)
  const users = usersOf(workspace, name.kebab, libs)
  if (users.length > 0)
    throw new Error(`${name.kebab} is still imported: take it out of\n  ${users.join('\n  ')}`)
  for (const lib of libs) rmSync(join(workspace, lib), { recursive: true })
  for (const list of appLists) {
    const path = join(workspace, list.path)
    writeFileSync(path, removeFromList(readFileSync(path, 'utf8'), list, name))
  }
  formatFiles(
    workspace,
    appLists.map(({ path }) => path),
  )
  return libs
}

function usersOf(workspace: string, kebab: string, libs: readonly string[]) {
  const files = filesUnder(workspace)
  const own = [...libs.map((lib) => `${lib}/`), ...appLists.map(({ path }) => path)]
  const imports = new RegExp(`['"]@atrium/(domain|feature|server)-${kebab}['"/]`)
  return files.paths.filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !own.some((prefix) => path.startsWith(prefix)) &&
      imports.test(files.read(path)),
  )
}
