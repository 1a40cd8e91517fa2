import { pageCursor } from '@atrium/server-core'
import { z } from 'zod'

/** Where a page of users ended: login ids are unique. */
export const userCursor = pageCursor(z.object({ loginId: z.string().max(200) }))
