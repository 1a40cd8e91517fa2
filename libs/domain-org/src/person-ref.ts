import { idSchema } from '@atrium/domain-core'
import { z } from 'zod'

/** A member of the enterprise as others refer to them. */
export const personRefSchema = z.object({ id: idSchema, name: z.string(), loginId: z.string() })

export type PersonRef = z.infer<typeof personRefSchema>
