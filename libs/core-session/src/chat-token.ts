import { CallError, type NetQueryClient } from '@atrium/core-net'
import { localStore, type KeptStore } from '@atrium/core-storage'
import { chatTokenAnswerSchema, chatTokenPath } from '@atrium/domain-core'

/**
 * The person's token for web chat: the one kept in this browser, if it was kept for the same person (section 5), else
 * a new one. Rejects with the code `chat-token-failed` when the server gives none.
 */
export async function chatToken(
  { net }: Pick<NetQueryClient, 'net'>,
  userId: string,
  storage: KeptStore = localStore(),
): Promise<string> {
  const kept = storage.get('userId') === userId ? storage.get('rongToken') : null
  if (kept) return kept
  const answer = await net.ask(chatTokenPath, { userId }).then(
    (said) => chatTokenAnswerSchema.safeParse(said).data,
    (error: unknown) => {
      throw failure(error)
    },
  )
  if (!answer || !('token' in answer)) throw failure(answer)
  // The person first: a token never stands beside the name of somebody else.
  storage.remove('rongToken')
  storage.set('userId', userId)
  storage.set('rongToken', answer.token)
  return answer.token
}

function failure(cause: unknown): CallError {
  const message = 'The chat token request failed'
  return new CallError({ code: 'chat-token-failed', message, status: 0, cause })
}
