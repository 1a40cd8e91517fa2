import { workspaceMap } from '../map/workspace-map.ts'
import type { ConformanceRule } from './workspace-files.ts'

/** docs/map.md is what `npm run map` writes. */
export const mapIsFresh: ConformanceRule = {
  name: 'map-is-fresh',
  check: (files) =>
    files.paths.includes('docs/map.md') && files.read('docs/map.md') === workspaceMap(files)
      ? []
      : ['docs/map.md: is not what the libs say: npm run map'],
}
