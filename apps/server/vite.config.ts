import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { defineConfig } from 'vite'

const workspace = resolve(import.meta.dirname, '../..')
const workers = globSync('libs/server-*/src/**/*-worker.ts', { cwd: workspace }).map((file) => [
  `workers/${basename(file, '.ts')}`,
  resolve(workspace, file),
])

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  resolve: { tsconfigPaths: true },
  build: {
    ssr: true,
    target: 'node24',
    outDir: resolve(workspace, 'dist/apps/server'),
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: { main: resolve(import.meta.dirname, 'src/main.ts'), ...Object.fromEntries(workers) },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
