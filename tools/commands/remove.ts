// npm run remove -- domain greenhouse: undoes `npm run new`.
import { removeDomain } from '../scaffold/remove-domain.ts'
import { workspaceRoot } from '../workspace/workspace-root.ts'

const [what, name = ''] = process.argv.slice(2)
if (what !== 'domain' || name === '') {
  console.error('Usage: npm run remove -- domain <name>')
  process.exit(1)
}
try {
  for (const path of removeDomain(workspaceRoot, name)) console.log(`removed ${path}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
