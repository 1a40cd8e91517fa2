import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { dutyHolderSchema, dutySchema } from './duty'

/** Who holds the three duties, and since when they are separated; `separatedAt` null: they are not. */
export const dutyStateSchema = z.object({
  separatedAt: z.iso.datetime().nullable(),
  separatedBy: z.string().nullable(),
  holders: z.array(dutyHolderSchema),
})

export type DutyState = z.infer<typeof dutyStateSchema>

export const getDuties = defineEndpoint({
  id: 'security.get-duties',
  method: 'GET',
  kind: 'read',
  path: '/security/duties',
  input: z.object({}),
  output: dutyStateSchema,
})

/** Separates the duties of the enterprise, for good; refused while one person holds two of them or nobody holds one. */
export const separateDuties = defineEndpoint({
  id: 'security.separate-duties',
  method: 'POST',
  kind: 'write',
  path: '/security/duties/separate',
  input: z.object({}),
  output: dutyStateSchema,
})

/** Gives a member one of the three duties in place of another, or none. */
export const setDuty = defineEndpoint({
  id: 'security.set-duty',
  method: 'POST',
  kind: 'write',
  path: '/security/duties/set',
  input: z.object({ personId: idSchema, duty: dutySchema.nullable() }),
  output: dutyStateSchema,
})
