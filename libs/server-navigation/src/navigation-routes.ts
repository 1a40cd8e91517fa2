import {
  addNavigation,
  arrangeNavigations,
  changeNavigation,
  deleteNavigation,
  getNavigation,
  getOwnNavigation,
  listElementSettings,
  listNavigations,
  publishNavigation,
  setElement,
  withdrawNavigation,
} from '@atrium/domain-navigation'
import { implement, type Route } from '@atrium/server-core'
import type { ElementService } from './elements/element-service'
import type { NavigationService } from './navigations/navigation-service'
import type { createOwnNavigation } from './own-navigation'

interface Parts {
  readonly navigations: NavigationService
  readonly elements: ElementService
  readonly own: ReturnType<typeof createOwnNavigation>
}

export function navigationRoutes({ navigations, elements, own }: Parts): Route[] {
  const permission = 'navigation.manage'
  return [
    implement(listNavigations, {
      permission,
      handle: (input, call) => navigations.list(input, call),
    }),
    implement(getNavigation, {
      permission,
      handle: ({ navigationId }, call) => navigations.get(navigationId, call),
    }),
    implement(addNavigation, {
      permission,
      handle: (input, call) => navigations.add(input, call),
    }),
    implement(changeNavigation, {
      permission,
      handle: (input, call) => navigations.change(input, call),
    }),
    implement(publishNavigation, {
      permission,
      handle: (input, call) => navigations.publish(input, call),
    }),
    implement(withdrawNavigation, {
      permission,
      handle: ({ navigationId }, call) => navigations.withdraw(navigationId, call),
    }),
    implement(arrangeNavigations, {
      permission,
      handle: (input, call) => navigations.arrange(input, call),
    }),
    implement(deleteNavigation, {
      permission,
      handle: ({ navigationId }, call) => navigations.remove(navigationId, call),
    }),
    implement(listElementSettings, {
      permission,
      handle: (_, { caller }) => elements.list(caller),
    }),
    implement(setElement, {
      permission,
      handle: (input, { caller }) => elements.set(input, caller),
    }),
    implement(getOwnNavigation, {
      permission: 'signed-in',
      handle: (_, { caller }) => own(caller),
    }),
  ]
}
