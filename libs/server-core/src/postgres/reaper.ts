import { spawn } from 'node:child_process'
import type { RunAs } from './run-as'

/** Stops the server when this process ends, however it ends. */
export interface Reaper {
  /** Says which process is the server now; null: there is none to stop. */
  watch(pid: number | null): void
  dismiss(): void
}

// Reads process ids until its input ends, which the system sees to when this process dies.
const script =
  'trap "" INT TERM HUP; while read -r p; do pid=$p; done; [ "$pid" = 0 ] || kill -INT "$pid"'

export function startReaper(runAs: RunAs | null): Reaper {
  const child = spawn('/bin/sh', ['-c', `pid=0; ${script}`], {
    ...(runAs && { uid: runAs.uid, gid: runAs.gid }),
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.on('error', () => undefined)
  child.stdin.on('error', () => undefined)
  child.unref()
  if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref()
  return {
    watch: (pid) => child.stdin.write(`${pid ?? 0}\n`),
    dismiss: () => child.stdin.end('0\n'),
  }
}
