import {
  arrangeSolutions,
  createSolution,
  deleteSolution,
  getSolution,
  listAllSolutions,
  listSolutions,
  publishSolution,
  updateSolution,
} from '@atrium/domain-public'
import { implement, type Route } from '@atrium/server-core'
import type { SolutionService } from './solution-service'

const perMinute = 240

export function solutionRoutes(solutions: SolutionService): Route[] {
  const permission = 'public.manage-solutions'
  return [
    implement(listSolutions, {
      permission: 'public',
      limit: { perMinute },
      handle: (_, { locale }) => solutions.offered(locale),
    }),
    implement(getSolution, {
      permission: 'public',
      limit: { perMinute },
      handle: (input, { locale }) => solutions.get(input, locale),
    }),
    implement(listAllSolutions, { permission, handle: (_, { caller }) => solutions.list(caller) }),
    implement(createSolution, {
      permission,
      handle: (input, { caller }) => solutions.create(input, caller),
    }),
    implement(arrangeSolutions, {
      permission,
      handle: (input, { caller }) => solutions.arrange(input, caller),
    }),
    implement(updateSolution, {
      permission,
      handle: (input, { caller }) => solutions.update(input, caller),
    }),
    implement(publishSolution, {
      permission,
      handle: (input, { caller }) => solutions.publish(input, caller),
    }),
    implement(deleteSolution, {
      permission,
      handle: (input, { caller }) => solutions.remove(input, caller),
    }),
  ]
}
