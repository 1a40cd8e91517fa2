import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Installs exactly what package-lock.json says, when it is not what stands in node_modules. */
export function ensureInstalled(workspace) {
  if (isInstalled(workspace)) return
  console.log('Installing packages ...')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const shell = process.platform === 'win32'
  const { status } = spawnSync(npm, ['ci'], { cwd: workspace, stdio: 'inherit', shell })
  if (status === 0) return
  throw new Error('npm ci failed: see its message above. Is the npm registry within reach?')
}

/** npm writes what it installed beside the packages, last of all; what is optional may be missing. */
function isInstalled(workspace) {
  const written = join(workspace, 'node_modules/.package-lock.json')
  if (!existsSync(written)) return false
  const installed = packagesOf(written)
  const wanted = Object.entries(packagesOf(join(workspace, 'package-lock.json')))
  return wanted.every(([path, { version, optional }]) => {
    if (path === '') return true
    return installed[path] === undefined ? optional === true : installed[path].version === version
  })
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
