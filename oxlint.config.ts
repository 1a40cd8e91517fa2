import { globSync } from 'node:fs'
import { defineConfig } from 'oxlint'

const domains = [
  ...new Set(
    globSync('libs/{domain,feature,server}-*/tsconfig.json', { cwd: import.meta.dirname }).map(
      (f) => (f.split('/')[1] ?? '').replace(/^[a-z]+-/, ''),
    ),
  ),
]
const noReact = ['react', 'react-*', 'antd', 'antd/*', '@ant-design/*']

export default defineConfig({
  plugins: ['typescript', 'react', 'import', 'unicorn', 'oxc', 'promise', 'jsx-a11y', 'vitest'],
  jsPlugins: [{ name: 'nx', specifier: '@nx/eslint-plugin' }],
  categories: { correctness: 'error' },
  ignorePatterns: ['dist/**', 'tmp/**'],
  rules: {
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'nx/enforce-module-boundaries': [
      'error',
      {
        depConstraints: [
          {
            sourceTag: 'type:app',
            onlyDependOnLibsWithTags: ['type:feature', 'type:ui', 'type:core', 'type:domain'],
          },
          {
            sourceTag: 'type:server-app',
            onlyDependOnLibsWithTags: ['type:server', 'type:domain'],
          },
          { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:domain'] },
          {
            sourceTag: 'type:feature',
            onlyDependOnLibsWithTags: ['type:ui', 'type:core', 'type:domain'],
          },
          {
            sourceTag: 'type:ui',
            onlyDependOnLibsWithTags: [
              'type:ui',
              'lib:domain-core',
              'lib:core-i18n',
              'lib:core-routing',
            ],
          },
          {
            sourceTag: 'type:core',
            onlyDependOnLibsWithTags: ['type:core', 'lib:domain-core'],
            notDependOnLibsWithTags: [],
          },
          {
            sourceTag: 'type:domain',
            onlyDependOnLibsWithTags: ['type:domain'],
            bannedExternalImports: noReact,
          },
          {
            sourceTag: 'type:server',
            onlyDependOnLibsWithTags: ['type:domain', 'type:server'],
            bannedExternalImports: noReact,
          },
          ...domains.flatMap((d) => [
            {
              allSourceTags: ['type:feature', `scope:${d}`],
              notDependOnLibsWithTags: domains
                .filter((o) => o !== d)
                .map((o) => `lib:feature-${o}`),
            },
          ]),
        ],
      },
    ],
  },
})
