import type { Endpoint, InputOf, OutputOf } from '@atrium/domain-core'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { isCallError } from './call-error'
import type { CallOptions } from './net'
import { isNetClient, netOf } from './query-client'

/** Options for useQuery and its kin; the key is the endpoint's id and the input, and nothing else. */
export function read<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: Pick<CallOptions, 'handles' | 'timeout'> = {},
) {
  return queryOptions<OutputOf<E>, Error, OutputOf<E>, readonly [string, InputOf<E>]>({
    queryKey: [endpoint.id, input],
    queryFn: ({ client, signal }) => netOf(client).call(endpoint, input, { ...options, signal }),
  })
}

/** Options for useMutation; when the write succeeded, the reads it names are stale. */
export function write<E extends Endpoint>(
  endpoint: E,
  options: { stales: readonly Endpoint[] } & Pick<CallOptions, 'handles' | 'timeout' | 'form'>,
) {
  const { stales, ...callOptions } = options
  return mutationOptions<OutputOf<E>, Error, InputOf<E>>({
    mutationKey: [endpoint.id],
    mutationFn: async (input, { client }) => {
      const requestId = crypto.getRandomValues(new Uint32Array(4)).join('-')
      noteOwnWrite(client, requestId, stales)
      const output = await send()
      // Here and not in onSuccess, which a page that has one of its own would put away.
      await makeStale(client, stales)
      return output

      async function send(): Promise<OutputOf<E>> {
        try {
          return await netOf(client).call(endpoint, input, { ...callOptions, requestId })
        } catch (error) {
          forgetOwnWrite(client, requestId)
          // It may have been done all the same, and its news taken for known.
          if (isUndecided(error)) void makeStale(client, stales)
          throw error
        }
      }
    },
  })
}

/** Makes every cached read of these endpoints stale and reads again what is on the screen. */
export async function makeStale(
  client: QueryClient,
  endpoints: readonly Pick<Endpoint, 'id'>[],
): Promise<void> {
  await Promise.all(endpoints.map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
}

const rememberedWrites = 200

function noteOwnWrite(client: QueryClient, requestId: string, stales: readonly Endpoint[]): void {
  if (!isNetClient(client)) return
  client.ownWrites.set(
    requestId,
    stales.map(({ id }) => id),
  )
  const oldest = client.ownWrites.keys().next()
  if (client.ownWrites.size > rememberedWrites && !oldest.done)
    client.ownWrites.delete(oldest.value)
}

function forgetOwnWrite(client: QueryClient, requestId: string): void {
  if (isNetClient(client)) client.ownWrites.delete(requestId)
}

/** Nobody said no: the answer was lost, or the server failed with the work half done. */
function isUndecided(error: unknown): boolean {
  return !isCallError(error) || error.status === 0 || error.status >= 500
}
