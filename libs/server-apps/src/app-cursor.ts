import { idSchema } from '@atrium/domain-core'
import { pageCursor } from '@atrium/server-core'
import { z } from 'zod'

const placeSchema = z.strictObject({ at: z.iso.datetime(), id: idSchema })

/** Where a page of applications ended. */
export type AppCursor = z.infer<typeof placeSchema>

export const appCursor = pageCursor(placeSchema)
