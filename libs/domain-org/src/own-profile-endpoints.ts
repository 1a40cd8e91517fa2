import { defineEndpoint } from '@atrium/domain-core'
import { z } from 'zod'
import { ownChangeSchema, ownProfileSchema } from './own-profile'

/** The card of the person who asks. */
export const getOwnProfile = defineEndpoint({
  id: 'org.get-own-profile',
  method: 'GET',
  kind: 'read',
  path: '/org/profile',
  input: z.object({}),
  output: ownProfileSchema,
})

/** Changes the card of the person who asks; refused with `member-changed` when the version is not the present one. */
export const changeOwnProfile = defineEndpoint({
  id: 'org.change-own-profile',
  method: 'PUT',
  kind: 'write',
  path: '/org/profile',
  input: z.object({ version: z.number().int().min(1), ...ownChangeSchema.partial().shape }),
  output: ownProfileSchema,
})
