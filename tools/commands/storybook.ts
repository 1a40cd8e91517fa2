// npm run storybook: every component, in both languages, themes and densities.
import { runPackage } from '../workspace/run-package.ts'

const started = await runPackage('storybook', [
  'dev',
  '-p',
  '6006',
  '--no-open',
  ...process.argv.slice(2),
])
process.exit(started ? 0 : 1)
