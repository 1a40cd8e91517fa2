import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { workspaceRoot } from './workspace-root.ts'

const bin = join(workspaceRoot, 'node_modules/.bin')

interface Surroundings {
  readonly cwd?: string
  readonly environment?: NodeJS.ProcessEnv
}

/** Runs a package's command on this Node and shows its output; answers whether it succeeded. */
export function runPackage(
  name: string,
  args: readonly string[],
  { cwd = workspaceRoot, environment = {} }: Surroundings = {},
): Promise<boolean> {
  const path = [dirname(process.execPath), bin, process.env['PATH']].join(delimiter)
  const child = spawn(process.execPath, [join(bin, name), ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...environment, PATH: path },
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })
}
