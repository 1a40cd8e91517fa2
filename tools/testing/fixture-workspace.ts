import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const workspace = resolve(import.meta.dirname, '../..')
const copied = [
  'nx.json',
  'package.json',
  'package-lock.json',
  'oxlint.config.ts',
  'tsconfig.base.json',
  'tsconfig.pure.json',
  'tsconfig.dom.json',
  'tsconfig.node.json',
]

/** A throw-away workspace with our configuration and tools, and the files a test gives it. */
export function fixtureWorkspace(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'atrium-'))
  for (const name of copied) cpSync(join(workspace, name), join(root, name))
  for (const name of ['node_modules', 'tools']) symlinkSync(join(workspace, name), join(root, name))
  for (const [path, text] of Object.entries(files)) write(join(root, path), text)
  return {
    root,
    run: (command: string, args: readonly string[]) => run(root, command, args),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Runs a package's command on this Node, without the cache and the daemon. */
function run(cwd: string, command: string, args: readonly string[]) {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_SKIP_NX_CACHE: 'true' }
  const bin = join(workspace, 'node_modules/.bin', command)
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd,
    env,
    encoding: 'utf8',
  })
  return { status, output: `${stdout}${stderr}` }
}
