import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
// Journeys and browser tests launch the same Chromium.
// oxlint-disable-next-line atrium/module-boundaries, atrium/no-deep-relative
import { chromiumLaunch } from '../../tools/browser/chromium'
import { demoPassword } from './drivers/people'

const port = Number(process.env['E2E_PORT'] ?? 4390)
const address = `http://127.0.0.1:${port}`
const dataDir = join(tmpdir(), `atrium-e2e-${port}`)

// Workers read this file too, while the server is at work on its data.
if (process.env['TEST_WORKER_INDEX'] === undefined)
  rmSync(dataDir, { recursive: true, force: true })

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
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node dist/apps/server/main.js',
    cwd: join(import.meta.dirname, '../..'),
    url: `${address}/sapi/health`,
    timeout: 60_000,
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
