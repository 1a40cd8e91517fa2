import { createHash } from 'node:crypto'
import {
  answeredForHeader,
  dictionaryPath,
  localeOf,
  locales,
  type Locale,
} from '@atrium/domain-core'
import type { FastifyInstance } from 'fastify'
import { optionalCaller, type Authentication } from '../http/request-context'
import { dictionaryOf, type Dictionaries, type Texts } from '../texts'
import type { Addressee } from '../versions/answered-for'
import type { KeptCall } from '../versions/version-map'

interface Parts {
  readonly texts: Texts
  readonly authentication: Authentication
  readonly addressee: Addressee
}

interface Answer {
  readonly body: string
  readonly tag: string
}

/**
 * `/napi/lang/json` (section 7): the texts of a language as the caller's space says them, and their version. Strangers
 * and people of other spaces read the product's own texts. Browsers may keep it.
 */
export function mountDictionary(app: FastifyInstance, parts: Parts): KeptCall {
  const { texts, authentication, addressee } = parts
  // Forgotten with what a space says: the same object means that nothing changed.
  const known = new WeakMap<Dictionaries, Partial<Record<Locale, Answer>>>()

  function answerOf(locale: Locale, chosen: Dictionaries): Answer {
    const answers = known.get(chosen) ?? {}
    known.set(chosen, answers)
    return (answers[locale] ??= write(locale, dictionaryOf({ all: texts.all, locale, chosen })))
  }

  app.get<{ Querystring: { lang?: unknown } }>(dictionaryPath, async (request, reply) => {
    const { lang } = request.query
    const asked = typeof lang === 'string' ? lang : request.headers['accept-language']
    const caller = await optionalCaller(authentication, request)
    const chosen = await texts.chosenBy(caller?.entId ?? null)
    const { body, tag } = answerOf(localeOf(asked), chosen)
    reply.header('etag', tag).header('cache-control', 'private, no-cache').type('application/json')
    reply.header(answeredForHeader, addressee(caller, request).key)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.send(body)
  })
  return {
    path: dictionaryPath,
    async version({ caller }) {
      const chosen = await texts.chosenBy(caller?.entId ?? null)
      return locales.map((locale) => answerOf(locale, chosen).tag).join()
    },
  }
}

function write(locale: Locale, dictionary: Readonly<Record<string, string>>): Answer {
  const hash = createHash('sha256').update(JSON.stringify(dictionary))
  const version = hash.digest('hex').slice(0, 16)
  const body = JSON.stringify({ code: 200, data: { [locale]: dictionary, version } })
  return { body, tag: `"${version}"` }
}
