import { baseInfoPath, type ParsedOf } from '@atrium/domain-core'
import { type changeInstallation, type Installation, type Service } from '@atrium/domain-enterprise'
import { type Caller, Conflict, type Core } from '@atrium/server-core'
import { holdEnterprise } from '../hold-enterprise'
import { checkDatabase, checkMail, checkStorage } from './check-services'
import { type KeptInstallation, saveInstallation, selectInstallation } from './installation-store'

export type InstallationService = ReturnType<typeof createInstallationService>

type Needs = Pick<Core, 'config' | 'database' | 'clock'>

/** The installation, as far as it belongs to the enterprise that asks. */
export function createInstallationService({ config, database, clock }: Needs) {
  const startedAt = clock.now().toISOString()
  const isOwn = (caller: Caller) => config.privateTo === caller.entId

  function said(caller: Caller, { settings, version }: KeptInstallation): Installation {
    const isPrivate = isOwn(caller)
    const build = {
      runtime: `Node.js ${process.versions.node}`,
      database: config.databaseUrl === null ? ('embedded' as const) : ('external' as const),
      environment: config.envTag,
      startedAt,
    }
    return { isPrivate, settings, version, build: isPrivate ? build : null }
  }

  return {
    get: (caller: Caller) =>
      database.read(caller, async (tx) => said(caller, await selectInstallation(tx, caller.entId))),

    change: ({ settings, version }: ParsedOf<typeof changeInstallation>, caller: Caller) => {
      if (!isOwn(caller)) throw new Conflict('installation-shared')
      return database.transaction(caller, async (tx) => {
        await holdEnterprise(tx)
        const { entId } = caller
        const before = await selectInstallation(tx, entId)
        if (before.version !== version) {
          throw new Conflict('enterprise-changed', { version: before.version })
        }
        await saveInstallation(tx, entId, settings)
        tx.record({
          act: 'enterprise.change-installation',
          entity: 'enterprise',
          entityId: entId,
          details: { before: before.settings, after: settings },
        })
        tx.outdate({ calls: [baseInfoPath] })
        for (const entity of ['installation', 'enterprise']) {
          tx.announce({ entity, ids: [entId], act: 'changed', entId })
        }
        return said(caller, await selectInstallation(tx, entId))
      })
    },

    async check(caller: Caller): Promise<{ services: Service[] }> {
      if (!isOwn(caller)) throw new Conflict('installation-shared')
      const kept = await database.read(caller, (tx) => selectInstallation(tx, caller.entId))
      const checked = await Promise.all([
        checkDatabase(database, caller),
        checkStorage(config.dataDir),
        checkMail(kept.settings.offline ? null : config.smtpUrl),
      ])
      return { services: [...checked, { name: 'sms', state: 'off', about: '', millis: null }] }
    },
  }
}
