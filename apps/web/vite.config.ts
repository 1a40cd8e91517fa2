import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
// oxlint-disable atrium/module-boundaries, atrium/no-deep-relative -- build steps run on Node, so they live in tools
import { mergedMessages } from '../../tools/web/merged-messages'
import { precompressed } from '../../tools/web/precompressed'

const server = process.env['ATRIUM_SERVER'] ?? 'http://127.0.0.1:4000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), mergedMessages(), precompressed()],
  resolve: { tsconfigPaths: true },
  // Files find each other by relative addresses, so that the server need change only index.html for a deploy base.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    manifest: true,
    reportCompressedSize: false,
    target: 'es2023',
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '^(/space-[A-Za-z0-9]+)?/(sapi|napi|api2)(/|$)': {
        target: server,
        ws: true,
        changeOrigin: false,
      },
    },
  },
})
