import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addToList, appLists } from './app-list.ts'
import { domainName } from './domain-name.ts'
import { formatFiles } from './format-files.ts'
import { renderTriple } from './render-triple.ts'

/** Writes a domain's three libs and its line in each app's list; answers the paths it wrote. */
export function writeDomain(workspace: string, text: string): string[] {
  const name = domainName(text)
  const files = renderTriple(name)
  const libs = [...new Set([...files.keys()].map((path) => path.split('/').slice(0, 2).join('/')))]
  const taken = libs.find((lib) => existsSync(join(workspace, lib)))
  if (taken) throw new Error(`${taken} exists already.`)
  for (const [path, content] of files) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true })
    writeFileSync(join(workspace, path), content)
  }
  for (const list of appLists) {
    const path = join(workspace, list.path)
    writeFileSync(path, addToList(readFileSync(path, 'utf8'), list, name))
  }
  const written = [...libs, ...appLists.map(({ path }) => path)]
  formatFiles(workspace, written)
  return written
}
