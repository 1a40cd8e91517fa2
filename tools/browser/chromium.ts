import { existsSync } from 'node:fs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium of this machine: what CHROMIUM_PATH names, or the first of the usual places. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  return (named ? [named] : usualPlaces).find((path) => existsSync(path))
}

/** How tests launch it: it must reach nothing but the page under test. */
export function chromiumLaunch() {
  return {
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-dev-shm-usage',
    ],
  }
}
