import { baseInfoPath, type ParsedOf, type Skin, skinRatios } from '@atrium/domain-core'
import type { applyStylesheet, resetStylesheet, saveStylesheet } from '@atrium/domain-enterprise'
import {
  type Caller,
  Conflict,
  type Core,
  InvalidInput,
  spaceOf,
  type Tx,
} from '@atrium/server-core'
import { holdEnterprise } from '../hold-enterprise'
import { requirePicture } from '../require-picture'
import { saveSkin, selectSkin } from './skin-store'

export type SkinService = ReturnType<typeof createSkinService>

type Needs = Pick<Core, 'database' | 'clock' | 'files'>

/** How the enterprise looks: tried out as a draft, then applied for everybody. */
export function createSkinService({ database, clock, files }: Needs) {
  const changing = (
    caller: Caller,
    version: number,
    work: (tx: Tx, before: Awaited<ReturnType<typeof selectSkin>>) => Promise<void>,
  ) =>
    database.transaction(caller, async (tx) => {
      await holdEnterprise(tx)
      const before = await selectSkin(tx)
      if (before.version !== version) {
        throw new Conflict('enterprise-changed', { version: before.version })
      }
      await work(tx, before)
      return selectSkin(tx)
    })

  return {
    get: (caller: Caller) => database.read(caller, selectSkin),

    save: async ({ version, draft }: ParsedOf<typeof saveStylesheet>, caller: Caller) => {
      if (draft) await requirePicture(files, caller, pictureOf(draft))
      return changing(caller, version, async (tx) => {
        await saveSkin(tx, { draft })
      })
    },

    apply: async ({ version, skin }: ParsedOf<typeof applyStylesheet>, caller: Caller) => {
      refuseUnreadable(skin)
      await requirePicture(files, caller, pictureOf(skin))
      return changing(caller, version, async (tx, before) => {
        await saveSkin(tx, { draft: null, applied: skin, at: clock.now() })
        told(tx, 'apply', { before: before.applied, after: skin })
      })
    },

    reset: ({ version }: ParsedOf<typeof resetStylesheet>, caller: Caller) =>
      changing(caller, version, async (tx, before) => {
        await saveSkin(tx, { draft: null, applied: null, at: clock.now() })
        told(tx, 'reset', { before: before.applied })
      }),
  }
}

function pictureOf({ signIn }: Skin) {
  return { fileId: signIn.pictureId, path: ['skin', 'signIn', 'pictureId'] }
}

/** Colours that cannot be read are refused with the contrast they have. */
function refuseUnreadable(skin: Skin): void {
  const faults = skinRatios(skin).filter(({ ratio, needs }) => ratio < needs)
  if (faults.length === 0) return
  throw new InvalidInput(
    faults.map(({ pair, ratio, needs }) => ({
      path: ['skin', pair === 'sign-in-text' ? 'signIn' : 'brand'],
      code: 'contrast-too-low',
      params: { ratio: Math.floor(ratio * 100) / 100, needs },
    })),
    'contrast-too-low',
  )
}

function told(tx: Tx, act: 'apply' | 'reset', details: object): void {
  const entId = spaceOf(tx)
  tx.record({ act: `enterprise.${act}-stylesheet`, entity: 'enterprise', entityId: entId, details })
  tx.outdate({ calls: [baseInfoPath] })
  tx.announce({ entity: 'enterprise', ids: [entId], act: 'changed', entId })
}
