import { playwright } from '@vitest/browser-playwright'
import { chromiumLaunch } from './chromium.ts'

/** Vitest's browser mode in the Chromium of this machine. */
export function headlessChromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: chromiumLaunch() }),
    instances: [{ browser: 'chromium' as const }],
  }
}
