import { baseInfoPath, type ParsedOf } from '@atrium/domain-core'
import type { changeEnterprise } from '@atrium/domain-enterprise'
import { type Caller, Conflict, type Core } from '@atrium/server-core'
import { holdEnterprise } from '../hold-enterprise'
import { requirePicture } from '../require-picture'
import { saveEnterprise, selectEnterprise } from './info-store'

export type InfoService = ReturnType<typeof createInfoService>

/** What the enterprise says of itself. */
export function createInfoService({ database, files }: Pick<Core, 'database' | 'files'>) {
  return {
    get: (caller: Caller) => database.read(caller, selectEnterprise),

    change: async ({ version, ...given }: ParsedOf<typeof changeEnterprise>, caller: Caller) => {
      await requirePicture(files, caller, { fileId: given.logoId, path: ['logoId'] })
      return database.transaction(caller, async (tx) => {
        await holdEnterprise(tx)
        const before = await selectEnterprise(tx)
        if (before.version !== version) {
          throw new Conflict('enterprise-changed', { version: before.version })
        }
        const named = Object.entries(given).filter(([, value]) => value !== undefined)
        await saveEnterprise(tx, { ...before, ...Object.fromEntries(named) })
        const after = await selectEnterprise(tx)
        const { entId } = after
        tx.record({
          act: 'enterprise.change-info',
          entity: 'enterprise',
          entityId: entId,
          details: { before, after },
        })
        tx.outdate({ calls: [baseInfoPath] })
        tx.announce({ entity: 'enterprise', ids: [entId], act: 'changed', entId })
        return after
      })
    },
  }
}
