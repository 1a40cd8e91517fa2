// node --import ./tools/dev/source-hooks.ts: runs the server from its TypeScript, @atrium/<lib> and extension-less imports included.
import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { workspaceRoot } from '../workspace/workspace-root.ts'

registerHooks({
  resolve: (specifier, context, next) => next(sourceOf(specifier, context.parentURL), context),
})

function sourceOf(specifier: string, parent: string | undefined): string {
  const lib = /^@atrium\/([^/]+)$/.exec(specifier)?.[1]
  if (lib) return pathToFileURL(join(workspaceRoot, 'libs', lib, 'src/index.ts')).href
  if (
    !specifier.startsWith('.') ||
    !parent?.startsWith('file:') ||
    parent.includes('/node_modules/')
  )
    return specifier
  const url = new URL(specifier, parent).href
  const candidates = [`${url}.ts`, `${url}/index.ts`]
  return candidates.find((candidate) => existsSync(fileURLToPath(candidate))) ?? specifier
}
