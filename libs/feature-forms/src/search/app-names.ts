import type { Net } from '@atrium/core-net'
import { listApps } from '@atrium/domain-apps'

/** The names of the applications, by id; what was found in a deleted one has no name here. */
export async function appNames(net: Net, signal: AbortSignal): Promise<Map<string, string>> {
  const { rows } = await net.call(listApps, { limit: 999 }, { signal })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
