import { idSchema } from '@atrium/domain-core'
import { pageCursor } from '@atrium/server-core'
import { z } from 'zod'

const placeSchema = z.object({ name: z.string().max(60), id: idSchema })

/** Where a page of members ended. */
export type MemberCursor = z.infer<typeof placeSchema>

export const memberCursor = pageCursor(placeSchema)
