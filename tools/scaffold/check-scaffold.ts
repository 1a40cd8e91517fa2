import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { filesUnder } from '../conformance/workspace-files.ts'
import { runPackage } from '../workspace/run-package.ts'
import { workspaceRoot } from '../workspace/workspace-root.ts'
import { removeDomain } from './remove-domain.ts'
import { writeDomain } from './write-domain.ts'

const left = new Set(['node_modules', 'dist', 'tmp', '.git', '.nx', '.data', 'storybook-static'])
const name = 'throw-away'

/** Writes a domain into a copy of the workspace, checks it, removes it, and compares the copy with what it was. */
export async function checkScaffold(): Promise<boolean> {
  const copy = mkdtempSync(join(tmpdir(), 'atrium-scaffold-'))
  try {
    cpSync(workspaceRoot, copy, { recursive: true, filter: (path) => !left.has(basename(path)) })
    symlinkSync(join(workspaceRoot, 'node_modules'), join(copy, 'node_modules'))
    writeDomain(copy, name)
    if (!(await checkTriple(copy))) return false
    removeDomain(copy, name)
    return isUnchanged(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function checkTriple(copy: string) {
  const projects = [`tag:domain:${name}`, 'web', 'server'].join()
  const nx = ['run-many', '-t', 'typecheck', 'lint', 'test', '-p', projects, '--outputStyle=stream']
  return runPackage('nx', nx, {
    cwd: copy,
    environment: { NX_DAEMON: 'false', NX_TUI: 'false', NX_SKIP_NX_CACHE: 'true' },
  })
}

function isUnchanged(copy: string): boolean {
  const [before, after] = [filesUnder(workspaceRoot), filesUnder(copy)]
  const paths = [...new Set([...before.paths, ...after.paths])]
  const changed = paths.filter((path) => before.read(path) !== after.read(path))
  for (const path of changed) console.log(`${path}: is not what it was before new and remove`)
  return changed.length === 0
}
