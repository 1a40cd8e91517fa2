// npm run new -- domain greenhouse: a working, tested product area.
import { writeDomain } from '../scaffold/write-domain.ts'
import { workspaceRoot } from '../workspace/workspace-root.ts'

const [what, name = ''] = process.argv.slice(2)
if (what !== 'domain' || name === '') {
  console.error('Usage: npm run new -- domain <name>, such as greenhouse or work-order')
  process.exit(1)
}
try {
  for (const path of writeDomain(workspaceRoot, name)) console.log(`wrote ${path}`)
  console.log('Then: npm run map, npm run affected')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
