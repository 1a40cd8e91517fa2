import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { headlessChromium } from './tools/browser/headless-chromium.ts'

const inBrowser = ['**/*.browser.test.{ts,tsx}']
const onServer = [
  'libs/server-*/src/**/*.test.ts',
  'apps/server/src/**/*.test.ts',
  'tools/**/*-database.test.ts',
]
const exclude = [...configDefaults.exclude, ...inBrowser]

/** One project per place where code runs: `npx vitest run --project node libs/domain-core`. */
const projects: Record<string, TestProjectInlineConfiguration> = {
  node: {
    test: {
      include: ['{apps,libs}/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
      exclude: [...exclude, ...onServer],
    },
  },
  dom: {
    test: {
      include: ['{apps,libs}/*/src/**/*.test.tsx'],
      exclude,
      environment: 'happy-dom',
      setupFiles: ['tools/testing/patient-queries.ts'],
      testTimeout: 20_000,
    },
  },
  server: {
    test: {
      include: onServer,
      exclude,
      globalSetup: ['libs/server-core/src/testing/global-setup.ts'],
      testTimeout: 20_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
    },
  },
  browser: {
    test: { include: inBrowser, browser: headlessChromium() },
  },
  storybook: {
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: { browser: headlessChromium() },
  },
}

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: {
    isolate: false,
    projects: Object.entries(projects).map(([name, project]) => ({
      extends: true,
      ...project,
      test: { name, ...project.test },
    })),
  },
})
