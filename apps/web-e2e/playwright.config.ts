import { defineConfig } from '@playwright/test'
// Journeys and browser tests launch the same Chromium.
// oxlint-disable-next-line atrium/module-boundaries, atrium/no-deep-relative
import { chromiumLaunch } from '../../tools/browser/chromium'

/** Journeys through the built product, on servers that they start. */
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
    launchOptions: chromiumLaunch(),
    viewport: { width: 1440, height: 900 },
    // A click on what still moves may land beside it.
    contextOptions: { reducedMotion: 'reduce' },
    // What never comes is told of before the journey as a whole has run out of time.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
})
