import {
  answersUnder,
  type InstallationSettings,
  type OutboundPort,
  plainInstallation,
} from '@atrium/domain-enterprise'
import type { AddressGate, Core } from '@atrium/server-core'
import { selectInstallation } from './installation-store'

/** What holds for every request and everything that is sent, read when it changes and not each time. */
export interface InstallationGuard extends AddressGate, OutboundPort {
  start(): Promise<void>
  stop(): void
}

type Needs = Pick<Core, 'config' | 'database' | 'bus' | 'log'>

/** In a shared installation nothing is held back. */
export function createInstallationGuard({ config, database, bus, log }: Needs): InstallationGuard {
  const { privateTo } = config
  let settings: InstallationSettings = plainInstallation
  let unsubscribe: (() => void) | null = null

  async function load(entId: string): Promise<void> {
    const scope = { entId, personId: null }
    settings = (await database.read(scope, (tx) => selectInstallation(tx, entId))).settings
  }

  return {
    allows: (host) => answersUnder(settings.hosts, host),
    isOffline: () => settings.offline,
    async start() {
      if (privateTo === null) return
      unsubscribe = bus.subscribe(({ entity, entId }) => {
        if (entity !== 'installation' || entId !== privateTo) return
        load(privateTo).catch((err: unknown) => log.warn({ err }, 'the installation was not read'))
      })
      await load(privateTo)
    },
    stop: () => unsubscribe?.(),
  }
}
