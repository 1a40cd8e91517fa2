import { globSync } from 'node:fs'
import { basename } from 'node:path'

const typeTools = ['@typescript/native']
const lintTools = ['oxlint', 'oxlint-tsgolint', '@nx/eslint-plugin']
const testTools = ['vitest', 'happy-dom']
const browserTools = ['vitest', '@vitest/browser-playwright', 'playwright']
const testSetup = '{workspaceRoot}/vitest.config.ts'

/** A project's targets, from the files it has. */
export function targetsOf(root, folder) {
  const has = (pattern) => globSync(pattern, { cwd: folder }).length > 0
  const isServer = /^(libs\/server-.*|apps\/server)$/.test(root)
  const targets = { typecheck: typecheck(), lint: lint() }
  if (has('src/**/*.test.{ts,tsx}'))
    targets.test = unitTests(isServer ? ['server'] : ['node', 'dom'])
  if (has('src/**/*.browser.test.{ts,tsx}')) targets.browser = browserTests()
  if (has('src/**/*.stories.tsx')) targets.stories = stories()
  if (has('vite.config.ts')) targets.build = build(root)
  if (has('playwright.config.ts')) targets.e2e = journeys(root)
  return targets
}

function typecheck() {
  return checked('./tools/nx:typecheck', ['default', '^production'], typeTools)
}

function lint() {
  const rules = ['{workspaceRoot}/oxlint.config.ts', '{workspaceRoot}/tools/lint/**/*']
  return checked('./tools/nx:lint', ['default', '^default', ...rules], lintTools)
}

function unitTests(projects) {
  const target = checked('./tools/nx:test', ['default', '^production', testSetup], testTools)
  return { ...target, options: { projects } }
}

function browserTests() {
  const target = checked('./tools/nx:browser', ['default', '^production', testSetup], browserTools)
  return { ...target, options: { projects: ['browser'] } }
}

function stories() {
  const inputs = ['default', '^production', testSetup, '{workspaceRoot}/.storybook/**/*']
  const target = checked('./tools/nx:stories', inputs, ['storybook', ...browserTools])
  return { ...target, options: { projects: ['storybook'] } }
}

function build(root) {
  return {
    ...checked('nx:run-commands', ['production', '^production'], ['vite']),
    options: {
      command: `vite build --configLoader runner --config ${root}/vite.config.ts --logLevel warn`,
    },
    outputs: [`{workspaceRoot}/dist/${root}`],
  }
}

function journeys(root) {
  return {
    ...checked('nx:run-commands', ['default', '^production'], ['@playwright/test']),
    options: { command: `playwright test -c ${root}` },
    dependsOn: [{ projects: ['web', 'server'], target: 'build' }],
    metadata: { description: `${basename(root)} against the built product` },
  }
}

function checked(executor, inputs, externalDependencies) {
  return { executor, cache: true, inputs: [...inputs, 'tooling', { externalDependencies }] }
}
