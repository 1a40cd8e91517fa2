import { createHash } from 'node:crypto'
import { localeOf, type Locale } from '@atrium/domain-core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NotAllowed } from '../errors'
import type { Authentication } from '../http/request-context'
import { dictionaryOf, type Dictionaries, type Texts } from '../texts'

interface Parts {
  readonly texts: Texts
  readonly authentication: Authentication
}

interface Answer {
  readonly body: string
  readonly tag: string
}

/** `/napi/lang/json` (section 7): the texts of a language as the caller's space says them, and their version. */
export function mountDictionary(app: FastifyInstance, { texts, authentication }: Parts): void {
  // Forgotten with what a space says: the same object means that nothing changed.
  const known = new WeakMap<Dictionaries, Partial<Record<Locale, Answer>>>()

  function answerOf(locale: Locale, chosen: Dictionaries): Answer {
    const answers = known.get(chosen) ?? {}
    known.set(chosen, answers)
    return (answers[locale] ??= write(locale, dictionaryOf({ all: texts.all, locale, chosen })))
  }

  app.get<{ Querystring: { lang?: unknown } }>('/napi/lang/json', async (request, reply) => {
    const { lang } = request.query
    const asked = typeof lang === 'string' ? lang : request.headers['accept-language']
    const chosen = await texts.chosenBy(await spaceOf(request, authentication))
    const { body, tag } = answerOf(localeOf(asked), chosen)
    reply.header('etag', tag).header('cache-control', 'private, no-cache').type('application/json')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.send(body)
  })
}

function write(locale: Locale, dictionary: Readonly<Record<string, string>>): Answer {
  const hash = createHash('sha256').update(JSON.stringify(dictionary))
  const version = hash.digest('hex').slice(0, 16)
  const body = JSON.stringify({ code: 200, data: { [locale]: dictionary, version } })
  return { body, tag: `"${version}"` }
}

/** Strangers and people of other spaces read the product's own texts. */
async function spaceOf(
  request: FastifyRequest,
  authentication: Authentication,
): Promise<string | null> {
  try {
    return (await authentication.callerOf(request))?.entId ?? null
  } catch (error) {
    if (error instanceof NotAllowed) return null
    throw error
  }
}
