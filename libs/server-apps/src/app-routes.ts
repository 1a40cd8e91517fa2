import {
  arrangeAppItems,
  createApp,
  deleteApp,
  getApp,
  listApps,
  restoreApp,
  updateApp,
} from '@atrium/domain-apps'
import { implement, type Route } from '@atrium/server-core'
import type { AppService } from './app-service'

export function appRoutes(apps: AppService): Route[] {
  return [
    implement(listApps, {
      permission: 'apps.read',
      kept: 'by-space',
      handle: (input, { caller }) => apps.list(input, caller),
    }),
    implement(getApp, {
      permission: 'apps.read',
      kept: 'by-application',
      handle: (input, { caller }) => apps.get(input, caller),
    }),
    implement(createApp, {
      permission: 'apps.manage',
      handle: (input, { caller }) => apps.create(input, caller),
    }),
    implement(updateApp, {
      permission: 'apps.manage',
      handle: (input, { caller }) => apps.update(input, caller),
    }),
    implement(arrangeAppItems, {
      permission: 'apps.manage',
      handle: (input, { caller }) => apps.arrange(input, caller),
    }),
    implement(deleteApp, {
      permission: 'apps.manage',
      handle: (input, { caller }) => apps.remove(input, caller),
    }),
    implement(restoreApp, {
      permission: 'apps.manage',
      handle: (input, { caller }) => apps.restore(input, caller),
    }),
  ]
}
