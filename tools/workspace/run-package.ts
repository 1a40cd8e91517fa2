import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { transcript } from './transcript.ts'
import { workspaceRoot } from './workspace-root.ts'

const bin = join(workspaceRoot, 'node_modules/.bin')

interface Surroundings {
  readonly cwd?: string
  readonly environment?: NodeJS.ProcessEnv
}

/** Runs a package's command on this Node and shows its output, into a transcript if there is one; answers whether it succeeded. */
export function runPackage(
  name: string,
  args: readonly string[],
  { cwd = workspaceRoot, environment = {} }: Surroundings = {},
): Promise<boolean> {
  const path = [dirname(process.execPath), bin, process.env['PATH']].join(delimiter)
  const heard = transcript.getStore()
  const child = spawn(process.execPath, [join(bin, name), ...args], {
    cwd,
    stdio: heard ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: { ...colours(heard), ...process.env, ...environment, PATH: path },
  })
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from?.setEncoding('utf8').on('data', (piece: string) => {
      to.write(piece)
      heard?.push(piece)
    })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0))
  })
}

/** A package sees a pipe where a person may sit before a terminal. */
function colours(heard: readonly string[] | undefined): NodeJS.ProcessEnv {
  return heard && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
}
