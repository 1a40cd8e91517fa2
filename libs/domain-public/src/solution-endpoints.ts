import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { solutionDraftSchema, solutionSchema, solutionTextSchema } from './solution'

const solutionIdInput = z.object({ solutionId: idSchema })
/** The version the person has seen; another one is a conflict. */
const solutionActInput = solutionIdInput.extend({ version: z.number().int() })

const look = solutionSchema.pick({ id: true, icon: true, color: true })

const solutionCardSchema = look.extend({
  ...solutionTextSchema.pick({ name: true, tagline: true, audience: true }).shape,
  formCount: z.number().int(),
})

export type SolutionCard = z.infer<typeof solutionCardSchema>

const offeredSolutionSchema = look.extend(solutionTextSchema.shape)

/** A solution as everybody sees it, in the reader's language. */
export type OfferedSolution = z.infer<typeof offeredSolutionSchema>

/** What the platform offers, in its order; at most 200. */
export const listSolutions = defineEndpoint({
  id: 'public.list-solutions',
  method: 'GET',
  kind: 'read',
  path: '/solutions',
  input: z.object({}),
  output: z.array(solutionCardSchema),
})

export const getSolution = defineEndpoint({
  id: 'public.get-solution',
  method: 'GET',
  kind: 'read',
  path: '/solutions/:solutionId',
  input: solutionIdInput,
  output: offeredSolutionSchema,
})

/** Every solution, offered or not, in its order; at most 200. */
export const listAllSolutions = defineEndpoint({
  id: 'public.list-all-solutions',
  method: 'GET',
  kind: 'read',
  path: '/platform/solutions',
  input: z.object({}),
  output: z.array(solutionSchema),
})

/** Adds a solution at the end; it is offered once it is published. */
export const createSolution = defineEndpoint({
  id: 'public.create-solution',
  method: 'POST',
  kind: 'write',
  path: '/platform/solutions',
  input: solutionDraftSchema,
  output: solutionSchema,
})

export const updateSolution = defineEndpoint({
  id: 'public.update-solution',
  method: 'PUT',
  kind: 'write',
  path: '/platform/solutions/:solutionId',
  input: solutionDraftSchema.extend(solutionActInput.shape),
  output: solutionSchema,
})

/** Offers a solution, or takes it back. */
export const publishSolution = defineEndpoint({
  id: 'public.publish-solution',
  method: 'POST',
  kind: 'write',
  path: '/platform/solutions/:solutionId/publish',
  input: solutionActInput.extend({ published: z.boolean() }),
  output: solutionSchema,
})

/** Orders and changes nothing else: `solutionIds` names every solution once. */
export const arrangeSolutions = defineEndpoint({
  id: 'public.arrange-solutions',
  method: 'PUT',
  kind: 'write',
  path: '/platform/solutions/order',
  input: z.object({ solutionIds: z.array(idSchema).max(200) }),
  output: z.array(solutionSchema),
})

/** Deletes for good; what was installed from it stays. */
export const deleteSolution = defineEndpoint({
  id: 'public.delete-solution',
  method: 'DELETE',
  kind: 'write',
  path: '/platform/solutions/:solutionId',
  input: solutionActInput,
  output: z.object({}),
})
