import { defineConfig } from 'oxlint'

// Who may import whom, and which global has which home, are tables in tools/lint.
export default defineConfig({
  plugins: ['typescript', 'react', 'import', 'unicorn', 'oxc', 'promise', 'jsx-a11y', 'vitest'],
  jsPlugins: [{ name: 'atrium', specifier: './tools/lint/plugin.ts' }],
  categories: { correctness: 'error' },
  ignorePatterns: ['dist/**', 'tmp/**', 'storybook-static/**'],
  rules: {
    'atrium/module-boundaries': 'error',
    'atrium/restricted-packages': 'error',
    'atrium/restricted-globals': 'error',
    'atrium/visible-text': 'error',
    'atrium/no-export-star': 'error',
    'atrium/no-enum': 'error',
    'atrium/no-deep-relative': 'error',
    'import/no-default-export': 'error',
    'eslint/max-lines': ['error', { max: 400 }],
    'eslint/no-nested-ternary': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
  },
  overrides: [
    {
      files: ['**/*.{test,stories,e2e,bench}.{ts,tsx}', '**/testing/**'],
      rules: { 'typescript/no-non-null-assertion': 'off' },
    },
    {
      // What a tool loads by its default export.
      files: ['**/*.stories.tsx', '**/*.config.ts', '.storybook/*', 'tools/lint/plugin.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
})
