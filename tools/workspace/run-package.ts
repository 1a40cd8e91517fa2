import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { workspaceRoot } from './workspace-root.ts'

/** Runs a package's command on this Node and shows its output; answers whether it succeeded. */
export function runPackage(
  name: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const bin = join(workspaceRoot, 'node_modules/.bin', name)
  return runNode([bin, ...args], environment)
}

function runNode(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const path = [
    dirname(process.execPath),
    join(workspaceRoot, 'node_modules/.bin'),
    process.env['PATH'],
  ]
  const child = spawn(process.execPath, args, {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment, PATH: path.join(delimiter) },
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })
}
