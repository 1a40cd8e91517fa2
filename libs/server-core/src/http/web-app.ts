import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { splitSpace } from '@atrium/domain-core'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NotFound } from '../errors'

const gateways = /^\/(sapi|napi|api2)(\/|\?|$)/
/** Known only to who was given the address. */
const unlisted = /^\/preview\//
/** Vite puts a hash of the content into these names. */
const hashed = /\/assets\//

/** What the server tells the page about itself. */
interface PageFacts {
  readonly deployBase: string
  readonly release: string
}

/** Serves the built web app: hashed files for ever, and its page for every address that is no file and no call. */
export async function mountWebApp(
  app: FastifyInstance,
  { dir, ...about }: { readonly dir: string | null } & PageFacts,
): Promise<void> {
  const { deployBase } = about
  const page = dir === null ? null : await readPage(dir, about)
  app.setNotFoundHandler((request, reply) => {
    if (page === null || !isPage(request)) throw new NotFound('call-not-found')
    if (unlisted.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
  if (dir === null || page === null) {
    app.log.warn({ dir }, 'no web app; only calls are answered')
    return
  }
  await app.register(fastifyStatic, {
    root: dir,
    index: false,
    wildcard: true,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      const forEver = hashed.test(path)
      reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/', (_, reply) => reply.callNotFound())
  app.get('/index.html', (_, reply) => reply.redirect(`${deployBase}/`))
}

async function readPage(dir: string, about: PageFacts): Promise<string | null> {
  const path = join(dir, 'index.html')
  return existsSync(path) ? withFacts(await readFile(path, 'utf8'), about) : null
}

function isPage({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !gateways.test(splitSpace(url).path) && !/\.[a-z0-9]{1,5}$/i.test(pathOf(url))
}

/** Tells the page its release and where it is deployed, and its first files; the others find each other by relative addresses. */
function withFacts(html: string, { deployBase, release }: PageFacts): string {
  return html
    .replace(/(<meta name="release" content=)"[^"]*"/, `$1"${release}"`)
    .replace(/(<meta name="deploy-base" content=)"[^"]*"/, `$1"${deployBase}"`)
    .replaceAll(/(<(?:script|link)\b[^>]*\b(?:src|href)=)"\/(?!\/)/g, `$1"${deployBase}/`)
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? url
}
