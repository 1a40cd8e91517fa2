import { z } from 'zod'
import { idSchema } from './id'

/** Parts of the enterprise console that an administrator can trust to somebody else. */
export const consoleAreas = [
  'organisation',
  'posts',
  'roles',
  'info',
  'stylesheet',
  'security',
  'data',
] as const

export const consoleAreaSchema = z.enum(consoleAreas)

export type ConsoleArea = z.infer<typeof consoleAreaSchema>

/** What a scoped administrator may do in an enterprise's console. */
export const consoleGrantSchema = z.object({
  areas: z.array(consoleAreaSchema),
  /** In `organisation`, these departments and all below; null is the whole enterprise. */
  departmentIds: z.array(idSchema).nullable(),
})

export type ConsoleGrant = z.infer<typeof consoleGrantSchema>
