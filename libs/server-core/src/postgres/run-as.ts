import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whom PostgreSQL runs as: it refuses root. */
export interface RunAs {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/** Null when the process is not root: then PostgreSQL runs as the same user. */
export function chooseRunAs(): RunAs | null {
  if (process.getuid?.() !== 0) return null
  const existing = findUser('postgres')
  if (existing) return existing
  spawnSync('useradd', ['-r', '-M', '-s', '/usr/sbin/nologin', 'postgres'], { stdio: 'ignore' })
  const user = findUser('postgres') ?? findUser('nobody')
  if (!user) throw new Error('PostgreSQL refuses to run as root, and there is no other user.')
  return user
}

function findUser(name: string): RunAs | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : null
}

/** Throws, naming the directory, when the user cannot get to the path. */
export function requireReach(runAs: RunAs, path: string, what: string, remedy: string): void {
  const closed = closedDirectory(runAs, path)
  if (closed === null) return
  throw new Error(
    `PostgreSQL runs as the user ${runAs.name}, because it refuses root, and ${runAs.name} cannot enter ` +
      `${closed}, where ${what} is (${path}). ${remedy}`,
  )
}

/** The outermost directory above the path that the user may not enter. */
export function closedDirectory(runAs: RunAs, path: string): string | null {
  const parent = dirname(path)
  if (parent === path) return null
  const above = closedDirectory(runAs, parent)
  if (above !== null) return above
  const { mode, uid, gid } = statSync(parent)
  if (uid === runAs.uid) return mode & 0o100 ? null : parent
  if (gid === runAs.gid) return mode & 0o010 ? null : parent
  return mode & 0o001 ? null : parent
}
