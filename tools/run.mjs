// Runs on any Node from 20 on: installs what is missing, then hands over to tools/commands/<name>.ts on the Node of the lock file.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './install/ensure-installed.mjs'
import { pinnedNode } from './install/pinned-node.mjs'

const [name = '', ...args] = process.argv.slice(2)
const workspace = join(import.meta.dirname, '..')
const command = join(import.meta.dirname, 'commands', `${name}.ts`)
if (!existsSync(command)) fail(`There is no command "${name}" in tools/commands.`)
try {
  ensureInstalled(workspace)
  const child = spawn(pinnedNode(workspace), [command, ...args], {
    stdio: 'inherit',
    cwd: workspace,
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1))
} catch (error) {
  fail(error.message)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
