import { idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { memberProfileSchema } from './member'

/** What a person says about themselves; the rest is their administrators' to say. */
export const ownChangeSchema = memberProfileSchema.pick({
  gender: true,
  birthday: true,
  phone: true,
  phoneHidden: true,
  qq: true,
  address: true,
  signature: true,
  portraitId: true,
})

export type OwnChange = z.infer<typeof ownChangeSchema>

/** One's own card in an enterprise, and where one stands in it. */
export const ownProfileSchema = z.object({
  id: idSchema,
  loginId: z.string(),
  name: memberProfileSchema.shape.name,
  email: memberProfileSchema.shape.email,
  employeeNumber: memberProfileSchema.shape.employeeNumber,
  entryDate: memberProfileSchema.shape.entryDate,
  ...ownChangeSchema.shape,
  /** The main one first. */
  departmentIds: z.array(idSchema),
  /** The main position first. */
  posts: z.array(z.string()),
  superior: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** Counts changes: a change names the version it was made on. */
  version: z.number().int().min(1),
})

export type OwnProfile = z.infer<typeof ownProfileSchema>

/** What a portrait may be (section 5). */
export const portraitRules = {
  extensions: ['jpg', 'jpeg', 'gif', 'png', 'bmp'],
  maxBytes: 3 * 1024 * 1024,
  minWidth: 340,
  minHeight: 260,
} as const

/** Whether a picture has points enough for a portrait. */
export function isPortraitLargeEnough(picture: {
  readonly width: number
  readonly height: number
}): boolean {
  return picture.width >= portraitRules.minWidth && picture.height >= portraitRules.minHeight
}
