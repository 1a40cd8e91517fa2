import { read, type NetQueryClient } from '@atrium/core-net'
import { getGlobalConfig, type GlobalConfig } from '@atrium/domain-core'

/** What the server decided about this window; asked once. */
export function globalConfigOf(client: NetQueryClient): Promise<GlobalConfig> {
  return client.fetchQuery({ ...read(getGlobalConfig, {}), staleTime: Infinity })
}
