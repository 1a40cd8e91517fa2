import type { ConformanceRule } from './workspace-files.ts'

const lists = ['apps/web/src/features.ts', 'apps/server/src/modules.ts']

/** The two lists of the product are in alphabetical order, so that two branches rarely meet in one line. */
export const listOrder: ConformanceRule = {
  name: 'list-order',
  check: (files) =>
    lists
      .filter((path) => files.paths.includes(path))
      .flatMap((path) => {
        const names = entriesOf(files.read(path))
        const before = names.find((name, at) => name < (names[at - 1] ?? ''))
        return before ? [`${path}: "${before}" stands after a later name: sort the list`] : []
      }),
}

/** The imports of features or server modules, which both lists repeat in the same order. */
function entriesOf(text: string) {
  return [...text.matchAll(/from '@atrium\/(?:feature|server)-([a-z-]+)'/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'core')
}
