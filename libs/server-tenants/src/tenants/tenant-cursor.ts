import { entIdSchema } from '@atrium/domain-core'
import { pageCursor } from '@atrium/server-core'
import { z } from 'zod'

const placeSchema = z.object({ at: z.iso.datetime(), entId: entIdSchema })

/** Where a page of enterprises ended. */
export type TenantCursor = z.infer<typeof placeSchema>

export const tenantCursor = pageCursor(placeSchema)
