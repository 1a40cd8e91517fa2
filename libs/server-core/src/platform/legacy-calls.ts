import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales, localeOf, type Locale } from '@atrium/domain-core'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Dictionaries, Dictionary } from '../texts'

interface Parts {
  /** Of the server and its modules. */
  readonly dictionaries: Dictionaries
  readonly webDir: string | null
}

/** Calls whose paths and answers the specification fixes (section 7). */
export async function mountLegacyCalls(app: FastifyInstance, parts: Parts): Promise<void> {
  const answers = await dictionaryAnswers(parts)
  app.get<{ Querystring: { lang?: unknown } }>('/napi/lang/json', (request, reply) => {
    const { lang } = request.query
    const asked = typeof lang === 'string' ? lang : request.headers['accept-language']
    const { body, tag } = answers[localeOf(asked)]
    reply.header('etag', tag).header('cache-control', 'no-cache').type('application/json')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.send(body)
  })
}

interface DictionaryAnswer {
  readonly body: string
  readonly tag: string
}

async function dictionaryAnswers(parts: Parts): Promise<Record<Locale, DictionaryAnswer>> {
  const pairs = locales.map(async (locale) => {
    const texts = { ...(await webTexts(parts.webDir, locale)), ...parts.dictionaries[locale] }
    const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
    const body = JSON.stringify({ code: 200, data: { [locale]: texts, version } })
    return [locale, { body, tag: `"${version}"` }] as const
  })
  return Object.fromEntries(await Promise.all(pairs)) as Record<Locale, DictionaryAnswer>
}

/** The texts of the web libraries, which the build of the web app leaves beside it. */
async function webTexts(webDir: string | null, locale: Locale): Promise<Dictionary> {
  if (webDir === null) return {}
  try {
    const text = await readFile(join(webDir, 'messages', `${locale}.json`), 'utf8')
    return z.record(z.string(), z.string()).parse(JSON.parse(text))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
