import { ensureChromium } from '../browser/ensure-chromium.ts'
import { buildProduct } from '../build/built-product.ts'
import { checkWorkspace } from '../conformance/check-workspace.ts'
import { checkScaffold } from '../scaffold/check-scaffold.ts'
import { nx } from '../workspace/nx.ts'
import { runPackage } from '../workspace/run-package.ts'

export interface Section {
  readonly title: string
  readonly run: () => Promise<boolean>
}

/** Which projects Nx runs a target for: all of them, or what a change touches. */
export type Reach = (targets: readonly string[], more?: readonly string[]) => Promise<boolean>

export const everything: Reach = (targets, more = []) =>
  nx(['run-many', '-t', ...targets, ...more, '--outputStyle=stream'])

export function affectedSince(base: string): Reach {
  return (targets, more = []) =>
    nx(['affected', `--base=${base}`, '-t', ...targets, ...more, '--outputStyle=stream'])
}

const serverProjects = 'tag:kind:server,server'
const onlyServer = '*,!tag:kind:server,!server'

/** What `npm test` proves, cheapest first. */
export function sections(reach: Reach): readonly Section[] {
  return [
    { title: 'format', run: () => runPackage('oxfmt', ['--check', '.']) },
    { title: 'conformance', run: async () => checkWorkspace() },
    { title: 'lint and boundaries', run: async () => (await reach(['lint'])) && lintTools() },
    { title: 'types', run: async () => (await checkToolTypes()) && reach(['typecheck']) },
    {
      title: 'unused code and packages',
      run: () => runPackage('knip', ['--config', 'tools/knip.json']),
    },
    { title: 'tools', run: () => runPackage('vitest', ['run', '--project', 'node', 'tools/']) },
    {
      // Apart from the unit tests, whose result may come from a cache that says nothing.
      title: 'pages built and planned',
      run: () => runPackage('vitest', ['run', '--project', 'node', 'apps/web/src/planned-routes']),
    },
    { title: 'unit', run: () => reach(['test'], ['--exclude', serverProjects]) },
    {
      title: 'server on PostgreSQL',
      run: () => reach(['test'], ['--exclude', onlyServer]),
    },
    {
      title: 'stories',
      run: async () => Boolean(ensureChromium()) && reach(['stories', 'browser']),
    },
    { title: 'build', run: buildProduct },
    { title: 'scaffold', run: checkScaffold },
    // Last: what a failed journey printed then stands at the end of the log.
    { title: 'journeys', run: async () => Boolean(ensureChromium()) && reach(['e2e']) },
  ]
}

function lintTools() {
  return runPackage('oxlint', ['--type-aware', '--quiet', 'tools', '.storybook', '*.config.ts'])
}

function checkToolTypes() {
  return runPackage('tsc', ['-p', 'tsconfig.json'])
}
