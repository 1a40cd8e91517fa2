import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { DomainName } from './domain-name.ts'

const templates = join(import.meta.dirname, 'templates')

/** The three libs of a domain: path below the workspace, and text. */
export function renderTriple(name: DomainName): Map<string, string> {
  const files = globSync('**/*.template', { cwd: templates })
  return new Map(
    files.map((file) => {
      const [kind = '', ...rest] = file.replace(/\.template$/, '').split(sep)
      const path = ['libs', `${kind}-${name.kebab}`, ...rest].join('/')
      return [fill(path, name), fill(readFileSync(join(templates, file), 'utf8'), name)]
    }),
  )
}

function fill(text: string, name: DomainName) {
  return text.replaceAll(
    /__(kebab|camel|snake|title)__/g,
    (_, shape: keyof DomainName) => name[shape],
  )
}
