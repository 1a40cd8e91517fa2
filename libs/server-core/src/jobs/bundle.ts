import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'

/** Makes one file that plain Node runs out of a TypeScript entry; where sources are at hand only. */
export async function bundle(entry: string): Promise<string> {
  const { build } = await import('vite')
  // Below node_modules, so that what is not bundled is found.
  const cache = join(process.cwd(), 'node_modules/.cache/atrium')
  await mkdir(cache, { recursive: true })
  const outDir = await mkdtemp(join(cache, 'bundle-'))
  await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  })
  return join(outDir, 'entry.mjs')
}
