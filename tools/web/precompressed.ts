import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const smallest = 1024

/** Writes .br and .gz beside each text file of the build, so that the server never compresses them. */
export function precompressed(): Plugin {
  let directory = ''
  return {
    name: 'atrium:precompressed',
    apply: 'build',
    configResolved(config) {
      directory = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const entry of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
          // index.html is left out: the server writes the deploy base into it.
          if (!/\.(js|css|svg|json)$/.test(entry)) continue
          const file = join(directory, entry)
          const content = readFileSync(file)
          if (content.length < smallest) continue
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
          writeFileSync(`${file}.br`, brotliCompressSync(content, brotliOptions(content.length)))
        }
      },
    },
  }
}

function brotliOptions(size: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 10,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  }
}
