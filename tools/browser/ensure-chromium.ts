import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.ts'

/** Finds Chromium, or installs Debian's when it may; throws a message that says what is missing. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.env['CHROMIUM_PATH'])
    throw new Error(`CHROMIUM_PATH names ${process.env['CHROMIUM_PATH']}, where there is no file.`)
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(
      'Stories and journeys need Chromium. Install it (Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.',
    )
  console.log('Installing Chromium from Debian ...')
  apt(['update', '-qq'])
  apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'])
  const installed = findChromium()
  if (!installed)
    throw new Error('apt-get installed no Chromium: install it, or set CHROMIUM_PATH.')
  return installed
}

function apt(args: readonly string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  if (status !== 0)
    throw new Error(`apt-get ${args[0]} failed: install Chromium yourself, or set CHROMIUM_PATH.`)
}
