import { existsSync } from 'node:fs'
import { join } from 'node:path'

const needed = 24

/** The Node that npm installed for this platform; elsewhere the running one, when it is new enough. */
export function pinnedNode(workspace) {
  const installed = join(
    workspace,
    `node_modules/node-${process.platform}-${process.arch}/bin/node`,
  )
  if (existsSync(installed)) return installed
  if (Number(process.versions.node.split('.')[0]) >= needed) return process.execPath
  throw new Error(
    `Atrium runs on Node ${needed}. npm brings it on Linux only: install Node ${needed} and try again (this is Node ${process.versions.node}).`,
  )
}
