import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Texts } from '../texts'
import { errorAnswer } from './error-answer'
import { localeFor } from './request-context'

interface Context {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly texts: Texts
}

/** Sends an error as its answer; what nobody foresaw is logged here, once. */
export function answerError(error: unknown, { request, reply, texts }: Context): FastifyReply {
  const locale = localeFor(request, request.caller ?? null)
  const answer = errorAnswer(error, { texts, locale, requestId: request.id })
  if (answer.unexpected) request.log.error({ err: error }, 'unexpected')
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .type('application/json; charset=utf-8')
    .send(answer.body)
}
