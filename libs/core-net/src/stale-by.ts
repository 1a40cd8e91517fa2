import type { ChangeEvent, Endpoint } from '@atrium/domain-core'
import type { QueryClient } from '@tanstack/react-query'
import { isNetClient } from './query-client'

/** Which reads a changed entity makes stale; each feature's manifest says it for its own. */
export type StaleOn = Readonly<Record<string, readonly Pick<Endpoint, 'id'>[]>>

/**
 * Makes the reads stale that the events concern, each once, and reads again what is on the screen.
 * A read that names ids is concerned only when one of them is the changed thing or its parent.
 */
export async function staleBy(
  client: QueryClient,
  staleOn: readonly StaleOn[],
  events: readonly ChangeEvent[],
): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey: [endpointId, input] }) =>
      events.some(
        (event) =>
          staleOn.some((on) => on[event.entity]?.some(({ id }) => id === endpointId)) &&
          !ownWriteDid(client, event, endpointId) &&
          concerns(event, input),
      ),
  })
}

function concerns(event: ChangeEvent, input: unknown): boolean {
  const named = Object.entries(isObject(input) ? input : {}).filter(([name]) => name.endsWith('Id'))
  const own = named.find(([name]) => name === `${event.entity}Id`)
  if (own && event.ids) return event.ids.includes(String(own[1]))
  const others = named.filter((entry) => entry !== own)
  if (event.parentId === undefined || others.length === 0) return true
  return others.some(([, id]) => id === event.parentId)
}

/** The write's own answer has refreshed what it named; reading the same again would only cost. */
function ownWriteDid(client: QueryClient, event: ChangeEvent, endpointId: unknown): boolean {
  if (event.requestId === undefined || !isNetClient(client)) return false
  return client.ownWrites.get(event.requestId)?.some((id) => id === endpointId) ?? false
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
