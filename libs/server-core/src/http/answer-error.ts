import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Texts } from '../texts'
import { errorAnswer, type Say } from './error-answer'
import { localeFor } from './request-context'

interface Context {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly texts: Texts
}

/** Sends an error as its answer; what nobody foresaw is logged here, once. */
export async function answerError(
  error: unknown,
  { request, reply, texts }: Context,
): Promise<FastifyReply> {
  const caller = request.caller ?? null
  const locale = localeFor(request, caller)
  // What cannot be read is said in the product's own words.
  const chosen = await texts.chosenBy(caller?.entId ?? null).catch(() => undefined)
  const say: Say = (code, params) => texts.say(locale, code, { params, ...(chosen && { chosen }) })
  const answer = errorAnswer(error, { say, requestId: request.id })
  if (answer.unexpected) request.log.error({ err: error }, 'unexpected')
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .type('application/json; charset=utf-8')
    .send(answer.body)
}
