import { idSchema } from '@atrium/domain-core'
import { pageCursor } from '@atrium/server-core'
import { z } from 'zod'

const placeSchema = z.strictObject({ pinned: z.boolean(), at: z.iso.datetime(), id: idSchema })

/** Where a page of notices ended. */
export type NoticeCursor = z.infer<typeof placeSchema>

export const noticeCursor = pageCursor(placeSchema)
