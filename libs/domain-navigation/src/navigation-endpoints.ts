import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { navigationDraftSchema, navigationSchema, terminals } from './navigation'
import { shownEntrySchema } from './own-navigation'

const terminal = z.enum(terminals)
const named = z.object({ navigationId: idSchema })
const based = named.extend({ revision: z.int() })

/** The navigations of a terminal, in the order in which the first that fits is taken; at most 50. */
export const listNavigations = defineEndpoint({
  id: 'navigation.list',
  method: 'GET',
  kind: 'read',
  path: '/navigations',
  input: z.object({ terminal }),
  output: z.object({ rows: z.array(navigationSchema.omit({ entries: true })) }),
})

export const getNavigation = defineEndpoint({
  id: 'navigation.get',
  method: 'GET',
  kind: 'read',
  path: '/navigations/:navigationId',
  input: named,
  output: navigationSchema,
})

export const addNavigation = defineEndpoint({
  id: 'navigation.add',
  method: 'POST',
  kind: 'write',
  path: '/navigations',
  input: navigationDraftSchema.extend({ terminal }),
  output: navigationSchema,
})

/** Changes the design; people see it once it is published. Refused when it is based on an older revision. */
export const changeNavigation = defineEndpoint({
  id: 'navigation.change',
  method: 'PUT',
  kind: 'write',
  path: '/navigations/:navigationId',
  input: based.extend(navigationDraftSchema.shape),
  output: navigationSchema,
})

/** Shows the design to those it is for. */
export const publishNavigation = defineEndpoint({
  id: 'navigation.publish',
  method: 'POST',
  kind: 'write',
  path: '/navigations/:navigationId/publish',
  input: based,
  output: navigationSchema,
})

/** Nobody sees it any more; the design stays. */
export const withdrawNavigation = defineEndpoint({
  id: 'navigation.withdraw',
  method: 'POST',
  kind: 'write',
  path: '/navigations/:navigationId/withdraw',
  input: named,
  output: navigationSchema,
})

/** Names every navigation of the terminal once, in the order wanted. */
export const arrangeNavigations = defineEndpoint({
  id: 'navigation.arrange',
  method: 'PUT',
  kind: 'write',
  path: '/navigations',
  input: z.object({ terminal, navigationIds: z.array(idSchema).max(50) }),
  output: z.object({}),
})

export const deleteNavigation = defineEndpoint({
  id: 'navigation.delete',
  method: 'DELETE',
  kind: 'write',
  path: '/navigations/:navigationId',
  input: named,
  output: z.object({}),
})

/** What the person sees: of each terminal the first published navigation that is for them, null for the product's own. */
export const getOwnNavigation = defineEndpoint({
  id: 'navigation.get-own',
  method: 'GET',
  kind: 'read',
  path: '/own-navigation',
  input: z.object({}),
  output: z.object({
    web: z.array(shownEntrySchema).nullable(),
    app: z.array(shownEntrySchema).nullable(),
    /** Ids of parts of pages that are not shown to the person. */
    hiddenElements: z.array(z.string()),
  }),
})
