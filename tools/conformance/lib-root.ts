import { type ConformanceRule, libsOf } from './workspace-files.ts'

const bases: Record<string, string> = {
  domain: 'tsconfig.pure.json',
  core: 'tsconfig.dom.json',
  ui: 'tsconfig.dom.json',
  feature: 'tsconfig.dom.json',
  server: 'tsconfig.node.json',
}
const entries = ['README.md', 'src', 'tsconfig.json']

/** A lib's root holds README.md, a two-line tsconfig.json of its kind and src/; everything else is inferred. */
export const libRoot: ConformanceRule = {
  name: 'lib-root',
  check: (files) =>
    [...libsOf(files)].flatMap(([root, paths]) => [
      ...entriesOf(root, paths),
      ...(root === 'libs/ui' || paths.includes(`${root}/src/index.ts`)
        ? []
        : [`${root}: has no src/index.ts: it names what the lib offers`]),
      ...configOf(root, files.read(`${root}/tsconfig.json`)),
    ]),
}

function entriesOf(root: string, paths: readonly string[]) {
  const found = new Set(paths.map((path) => path.slice(root.length + 1).split('/')[0] ?? ''))
  return [
    ...entries.filter((entry) => !found.has(entry)).map((entry) => `${root}: has no ${entry}`),
    ...[...found]
      .filter((entry) => !entries.includes(entry))
      .map((entry) => `${root}/${entry}: a lib's root holds only ${entries.join(', ')}`),
  ]
}

function configOf(root: string, text: string) {
  const base = bases[/^libs\/([a-z]+)/.exec(root)?.[1] ?? '']
  if (!base) return [`${root}: a lib's name starts with ${Object.keys(bases).join(', ')}`]
  if (text === '') return []
  const wanted = { extends: `../../${base}`, include: ['src'] }
  const isWanted = JSON.stringify(JSON.parse(text)) === JSON.stringify(wanted)
  return isWanted ? [] : [`${root}/tsconfig.json: holds exactly ${JSON.stringify(wanted)}`]
}
