// Every directory of libs/ and apps/ that has a tsconfig.json is a project. Its tags come from its name, libs/<type>-<scope>,
// and its targets from the files it has, so that a new lib needs no Nx configuration at all.
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const libTypes = ['domain', 'core', 'ui', 'feature', 'server']

function tagsOf(root) {
  const name = basename(root)
  if (root.startsWith('apps/')) {
    if (name === 'server') return ['type:server-app', 'scope:server']
    return [name.endsWith('-e2e') ? 'type:e2e' : 'type:app', 'scope:web']
  }
  const type = name.split('-')[0]
  if (!libTypes.includes(type))
    throw new Error(`${root}: a lib's name starts with one of ${libTypes.join(', ')}`)
  return [`type:${type}`, `scope:${name.slice(type.length + 1) || 'ui'}`, `lib:${name}`]
}

export const createNodesV2 = [
  '{apps,libs}/*/tsconfig.json',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const root = dirname(file)
      const has = (pattern) => globSync(pattern, { cwd: join(workspaceRoot, root) }).length > 0
      const target = (executor, inputs, packages, rest = {}) => ({
        executor,
        cache: true,
        inputs: [...inputs, 'tooling', { externalDependencies: packages }],
        ...rest,
      })
      const targets = {
        typecheck: target(
          './tools/nx:typecheck',
          ['default', '^production'],
          ['@typescript/native'],
        ),
        lint: target(
          './tools/nx:lint',
          ['default', '{workspaceRoot}/oxlint.config.ts'],
          ['oxlint', 'oxlint-tsgolint', '@nx/eslint-plugin'],
        ),
      }
      if (has('src/**/*.test.{ts,tsx}'))
        targets.test = target(
          './tools/nx:test',
          ['default', '^production', '{workspaceRoot}/vitest.config.ts'],
          ['vitest', 'happy-dom'],
          { options: { projects: ['node', 'dom'] } },
        )
      if (has('src/**/*.stories.tsx'))
        targets.stories = target(
          './tools/nx:stories',
          [
            'default',
            '^production',
            '{workspaceRoot}/vitest.config.ts',
            '{workspaceRoot}/.storybook/**/*',
          ],
          ['vitest', 'storybook', 'playwright'],
          { options: { projects: ['storybook'] } },
        )
      if (has('vite.config.ts')) {
        targets.build = target('nx:run-commands', ['production', '^production'], ['vite'], {
          options: { command: `vite build --config ${root}/vite.config.ts` },
          outputs: [`{workspaceRoot}/dist/${root}`],
        })
      }
      if (has('playwright.config.ts')) {
        targets.e2e = target('nx:run-commands', ['default', '^production'], ['@playwright/test'], {
          options: { command: `playwright test -c ${root}` },
          dependsOn: [{ projects: ['web'], target: 'build' }],
        })
      }
      const name = basename(root)
      return [
        file,
        {
          projects: {
            [root]: {
              name,
              sourceRoot: `${root}/src`,
              projectType: root.startsWith('apps/') ? 'application' : 'library',
              tags: tagsOf(root),
              targets,
              ...(name.endsWith('-e2e') ? { implicitDependencies: [name.slice(0, -4)] } : {}),
            },
          },
        },
      ]
    }),
]
