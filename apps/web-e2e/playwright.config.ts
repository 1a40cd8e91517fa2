import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
// Journeys and browser tests launch the same Chromium.
// oxlint-disable-next-line atrium/module-boundaries, atrium/no-deep-relative
import { chromiumLaunch } from '../../tools/browser/chromium'
import { demoPassword } from './drivers/people'

const port = Number(process.env['E2E_PORT'] ?? 4390)
const address = `http://127.0.0.1:${port}`
// Workers read this file too, and find here what the run began with.
const dataDir = (process.env['E2E_DATA_DIR'] ??= makeDataDir())

/** Journeys through the built product, on data of their own. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../dist/e2e',
  workers: 1,
  // A retried journey is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  forbidOnly: true,
  use: {
    baseURL: address,
    launchOptions: chromiumLaunch(),
    viewport: { width: 1440, height: 900 },
    // A click on what still moves may land beside it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node dist/apps/server/main.js',
    cwd: join(import.meta.dirname, '../..'),
    url: `${address}/sapi/health`,
    timeout: 60_000,
    // What the server warns of stands beside the journey that it happened in.
    stdout: 'pipe',
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(port),
      ATRIUM_DATA_DIR: dataDir,
      ATRIUM_DEMO_PASSWORD: demoPassword,
      LOG_LEVEL: 'warn',
    },
  },
})

function makeDataDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'atrium-e2e-'))
  // PostgreSQL may run as another user than ours.
  chmodSync(dir, 0o755)
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }))
  return dir
}
