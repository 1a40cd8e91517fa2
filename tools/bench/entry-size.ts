import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { workspaceRoot } from '../workspace/workspace-root.ts'

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

/** JavaScript that is loaded before the first interaction: the entry and what it imports statically, gzip. */
export function entryKilobytes(): number {
  const web = join(workspaceRoot, 'dist/apps/web')
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const reached = new Set(Object.keys(manifest).filter((key) => manifest[key]?.isEntry))
  for (const key of reached) for (const next of manifest[key]?.imports ?? []) reached.add(next)
  const files = new Set([...reached].map((key) => manifest[key]?.file ?? ''))
  const scripts = [...files].filter((file) => file.endsWith('.js'))
  const sizes = scripts.map((file) => gzipSync(readFileSync(join(web, file))).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}
