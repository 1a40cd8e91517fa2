import { answeredForHeader, baseInfoPath, type BaseInfo } from '@atrium/domain-core'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database'
import type { PublicCall } from '../http/implement'
import { createCall } from '../http/request-context'
import { optionalCaller, type Authentication } from '../http/request-context'
import { findEnterprise, nameIn } from '../people/person-store'
import { digest, type Addressee } from '../versions/answered-for'
import type { KeptCall } from '../versions/version-map'
import { productName, publishVersion } from './platform-routes'

interface Parts {
  readonly database: Database
  readonly authentication: Authentication
  readonly addressee: Addressee
}

/** Answers the names of the product and, to its members, of the space; browsers may keep it. */
export function mountBaseInfo(app: FastifyInstance, parts: Parts): KeptCall {
  const read = ({ caller, locale }: Pick<PublicCall, 'caller' | 'locale'>): Promise<BaseInfo> =>
    parts.database.read('platform', async (tx) => {
      const enterprise = caller && (await findEnterprise(tx, caller.entId))
      const entName = enterprise ? nameIn(locale, enterprise) : null
      return { productName, publishVersion, entId: caller?.entId ?? null, entName }
    })
  app.get(baseInfoPath, async (request, reply) => {
    const caller = await optionalCaller(parts.authentication, request)
    reply.header(answeredForHeader, parts.addressee(caller, request).key)
    return { status: 200, result: await read(createCall(request, reply, caller)) }
  })
  return { path: baseInfoPath, version: async (call) => digest(JSON.stringify(await read(call))) }
}
