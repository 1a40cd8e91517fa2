// npm run map: writes docs/map.md from the libs.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../conformance/workspace-files.ts'
import { workspaceMap } from '../map/workspace-map.ts'
import { workspaceRoot } from '../workspace/workspace-root.ts'

writeFileSync(join(workspaceRoot, 'docs/map.md'), workspaceMap(filesUnder(workspaceRoot)))
