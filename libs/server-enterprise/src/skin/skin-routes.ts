import {
  applyStylesheet,
  getStylesheet,
  resetStylesheet,
  saveStylesheet,
} from '@atrium/domain-enterprise'
import { implement, type Route } from '@atrium/server-core'
import type { SkinService } from './skin-service'

export function skinRoutes(skins: SkinService): Route[] {
  const permission = 'enterprise.manage-stylesheet'
  return [
    implement(getStylesheet, { permission, handle: (_, { caller }) => skins.get(caller) }),
    implement(saveStylesheet, {
      permission,
      handle: (input, { caller }) => skins.save(input, caller),
    }),
    implement(applyStylesheet, {
      permission,
      handle: (input, { caller }) => skins.apply(input, caller),
    }),
    implement(resetStylesheet, {
      permission,
      handle: (input, { caller }) => skins.reset(input, caller),
    }),
  ]
}
