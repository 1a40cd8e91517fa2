import { apiVersionPath, type ApiVersions } from '@atrium/domain-core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../caller'
import type { Database } from '../database/database'
import type { PublicCall, Route } from '../http/implement'
import { createCall, optionalCaller, type Authentication } from '../http/request-context'
import { publishVersion } from '../platform/platform-routes'
import { keptPath, readSpaceVersions, type SpaceVersions } from './answer-versions'
import { digest, type Addressee } from './answered-for'

/** A call outside the routes whose answer browsers may keep. */
export interface KeptCall {
  readonly path: string
  readonly version: (call: PublicCall, request: FastifyRequest) => string | Promise<string>
}

interface Parts {
  readonly routes: readonly Route[]
  readonly calls: readonly KeptCall[]
  readonly database: Database
  readonly authentication: Authentication
  readonly addressee: Addressee
}

/** Answers which answers may be kept, and until which version (section 7). */
export function mountVersionMap(app: FastifyInstance, parts: Parts): void {
  const { authentication, addressee, database } = parts
  app.get(apiVersionPath, async (request, reply) => {
    const caller = await optionalCaller(authentication, request)
    request.caller = caller
    const versions = await spaceVersions(database, caller)
    const call = createCall(request, reply, caller)
    const result: ApiVersions = {
      ...(await listed(parts, { call, request }, versions)),
      publishVersion,
      answeredFor: addressee(caller, request),
    }
    const body = JSON.stringify({ status: 200, result })
    const tag = `"${digest(body)}"`
    reply.header('etag', tag).header('cache-control', 'private, no-cache').type('application/json')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.send(body)
  })
}

async function listed(
  { routes, calls }: Parts,
  { call, request }: { readonly call: PublicCall; readonly request: FastifyRequest },
  versions: SpaceVersions,
) {
  const kept = routes.filter(({ permission }) => permission === 'public' || call.caller)
  const bySpace = kept.filter((route) => route.kept === 'by-space').map(pathOf)
  const byApp = kept.filter((route) => route.kept === 'by-application').map(pathOf)
  const told = [
    ...calls,
    ...kept.flatMap((route) =>
      typeof route.kept === 'function' ? [{ path: pathOf(route), version: route.kept }] : [],
    ),
  ]
  const global = [
    ...bySpace.map((path) => [path, versions.paths[path] ?? publishVersion] as const),
    ...(await Promise.all(
      told.map(async ({ path, version }) => [path, await version(call, request)]),
    )),
  ]
  return { global: Object.fromEntries(global), apps: versions.apps, paths: byApp.join(';') }
}

function pathOf({ endpoint }: Route): string {
  return keptPath(endpoint)
}

async function spaceVersions(database: Database, caller: Caller | null): Promise<SpaceVersions> {
  if (!caller) return { paths: {}, apps: {} }
  return database.read(caller, (tx) => readSpaceVersions(tx, caller.entId))
}
