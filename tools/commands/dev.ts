// npm run dev: one address (PORT, default 4000); pages reload in place, the server restarts when its source changes.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { workspaceRoot } from '../workspace/workspace-root.ts'

const port = Number(process.env['PORT'] ?? 4000)
const serverPort = port + 1

const server = node(
  ['--watch', '--import', './tools/dev/source-hooks.ts', 'apps/server/src/main.ts'],
  {
    PORT: String(serverPort),
    NODE_ENV: 'development',
  },
)
const vite = join(workspaceRoot, 'node_modules/vite/bin/vite.js')
const web = node(
  [vite, '--config', 'apps/web/vite.config.ts', '--port', String(port), '--strictPort'],
  {
    ATRIUM_SERVER: `http://127.0.0.1:${serverPort}`,
  },
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))
web.on('exit', () => stop('SIGTERM'))
server.on('exit', () => stop('SIGTERM'))

function node(args: readonly string[], environment: NodeJS.ProcessEnv) {
  return spawn(process.execPath, args, {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
}

function stop(signal: NodeJS.Signals) {
  for (const child of [web, server]) if (child.exitCode === null) child.kill(signal)
}
