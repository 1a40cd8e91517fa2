import {
  answeredForHeader,
  baseInfoPath,
  plainSkin,
  themePath,
  type BaseInfo,
  type Locale,
} from '@atrium/domain-core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../caller'
import type { Config } from '../config'
import type { Database, Tx } from '../database/database'
import { localeFor, optionalCaller, type Authentication } from '../http/request-context'
import type { SpaceAddress } from '../http/space-address'
import { findEnterprise, nameIn } from '../people/person-store'
import { digest, type Addressee } from '../versions/answered-for'
import type { KeptCall } from '../versions/version-map'
import type { Face, Faces } from './faces'
import { productName, publishVersion } from './platform-routes'

interface Parts {
  readonly config: Pick<Config, 'privateTo'>
  readonly database: Database
  readonly authentication: Authentication
  readonly addressee: Addressee
  readonly address: SpaceAddress
  readonly faces: Faces
}

interface Asked {
  readonly caller: Caller | null
  readonly locale: Locale
  /** The space of the address. */
  readonly entId: string | null
}

/** Answers the names of the product and, to its members, of the space, and how it looks; browsers may keep it. */
export function mountBaseInfo(app: FastifyInstance, parts: Parts): KeptCall {
  const { authentication, addressee, address, database } = parts
  const read = (asked: Asked): Promise<BaseInfo> =>
    database.read('platform', (tx) => baseInfo(tx, asked, parts))
  const askedBy = (request: FastifyRequest, caller: Caller | null): Asked => ({
    caller,
    locale: localeFor(request, caller),
    entId: address.spaceOf(request.raw) ?? null,
  })
  app.get(baseInfoPath, async (request, reply) => {
    const caller = await optionalCaller(authentication, request)
    reply.header(answeredForHeader, addressee(caller, request).key)
    return { status: 200, result: await read(askedBy(request, caller)) }
  })
  app.get(themePath, async (request) => {
    const caller = await optionalCaller(authentication, request)
    return { status: 200, result: (await read(askedBy(request, caller))).skin ?? plainSkin }
  })
  return {
    path: baseInfoPath,
    version: async ({ caller }, request) =>
      digest(JSON.stringify(await read(askedBy(request, caller)))),
  }
}

async function baseInfo(tx: Tx, asked: Asked, { config, faces }: Parts): Promise<BaseInfo> {
  const { caller, locale, entId } = asked
  const owner = config.privateTo === null ? null : await faces.read(tx, config.privateTo)
  const common = {
    productName: (owner && productNameIn(locale, owner)) || productName,
    publishVersion,
  }
  if (!caller) {
    // Whoever is not in sees a sign-in page, and nothing that tells who is behind it in a shared installation.
    const face = entId === null || entId === config.privateTo ? owner : await faces.read(tx, entId)
    return {
      ...common,
      entId: null,
      entName: null,
      shortName: null,
      locale: null,
      logoId: owner?.logoId ?? null,
      skin: face?.skin ?? null,
    }
  }
  const enterprise = await findEnterprise(tx, caller.entId)
  const face = await faces.read(tx, caller.entId)
  return {
    ...common,
    entId: caller.entId,
    entName: enterprise && nameIn(locale, enterprise),
    shortName: face && shortNameIn(locale, face),
    logoId: face?.logoId ?? null,
    locale: face?.locale ?? null,
    skin: face?.skin ?? null,
  }
}

function productNameIn(locale: Locale, face: Face): string {
  return locale === 'en' && face.productNameEn !== '' ? face.productNameEn : face.productName
}

function shortNameIn(locale: Locale, { shortName, shortNameEn }: Face): string | null {
  return (locale === 'en' && shortNameEn !== '' ? shortNameEn : shortName) || null
}
