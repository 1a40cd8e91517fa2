import { chatTokenPath, type ChatTokenAnswer } from '@atrium/domain-core'
import type { FastifyInstance } from 'fastify'
import { Unauthenticated } from '../errors'
import { localeFor, type Authentication } from '../http/request-context'
import type { Texts } from '../texts'

interface Parts {
  readonly authentication: Authentication
  readonly texts: Texts
}

/** Nobody gets a token: web chat is not set up in this installation, and who asks is told so. */
export function mountChatToken(app: FastifyInstance, { authentication, texts }: Parts): void {
  app.get(chatTokenPath, async (request): Promise<ChatTokenAnswer> => {
    const caller = await authentication.callerOf(request)
    if (!caller) throw new Unauthenticated()
    const message = texts.say(localeFor(request, caller), 'chat-not-enabled')
    return { status: '1404', message }
  })
}
