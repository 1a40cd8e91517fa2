import { libsOf, type WorkspaceFiles } from '../conformance/workspace-files.ts'

const kinds = [
  ['domain', 'Domains: schemas, rules and contracts, for both sides'],
  ['core', 'Web foundations'],
  ['ui', 'Components'],
  ['feature', 'Pages'],
  ['server', 'Server modules'],
] as const

/** The libs by kind, each with the sentence of its README. */
export function workspaceMap(files: WorkspaceFiles): string {
  const libs = [...libsOf(files).keys()]
  const sections = kinds.map(([kind, title]) => {
    const rows = libs
      .filter((root) => root === `libs/${kind}` || root.startsWith(`libs/${kind}-`))
      .map((root) => rowOf(root, files))
    return [`## ${title}`, '', ...(rows.length > 0 ? rows : ['None yet.'])].join('\n')
  })
  return ['# Map', '', 'Written by `npm run map`.', '', sections.join('\n\n'), ''].join('\n')
}

function rowOf(root: string, files: WorkspaceFiles) {
  return `- **${root.slice('libs/'.length)}**: ${purposeOf(files.read(`${root}/README.md`))}`
}

/** The first paragraph under "What it is". */
function purposeOf(text: string) {
  const paragraph =
    text
      .split(/^## What it is$/m)[1]
      ?.trim()
      .split(/\n\s*\n/)[0] ?? ''
  return paragraph.replaceAll(/\s+/g, ' ')
}
