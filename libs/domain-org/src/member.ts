import { idSchema, roleSchema } from '@atrium/domain-core'
import { z } from 'zod'

export const memberStates = ['invited', 'active', 'suspended', 'left'] as const
export const genders = ['female', 'male', 'other'] as const

const shortText = (max: number) => z.string().trim().max(max)

/** What is known of a person in an enterprise (section 3, User profile); texts are empty when unknown. */
export const memberProfileSchema = z.object({
  name: shortText(60).min(1),
  /** How the person is called in English; null: as in Chinese. */
  nameEn: shortText(60).nullable(),
  gender: z.enum(genders).nullable(),
  birthday: z.iso.date().nullable(),
  phone: z.union([z.literal(''), z.string().regex(/^\+?[0-9][0-9 -]{4,23}$/)]),
  /** Whether only administrators and the person's superiors see the phone. */
  phoneHidden: z.boolean(),
  email: z.union([z.literal(''), z.email().max(200)]),
  qq: z.union([z.literal(''), z.string().regex(/^[1-9]\d{4,11}$/)]),
  idCard: shortText(30),
  address: shortText(200),
  /** At most 40 letters (section 5). */
  signature: shortText(40),
  portraitId: idSchema.nullable(),
  extension: shortText(20),
  /** What the enterprise counts its people by; empty, or unique in the enterprise. */
  employeeNumber: shortText(40),
  entryDate: z.iso.date().nullable(),
  jobDescription: shortText(500),
})

export type MemberProfile = z.infer<typeof memberProfileSchema>

/** Where a person stands in an enterprise. */
export const memberPlaceSchema = z.object({
  /** The first is the main one. */
  departmentIds: z.array(idSchema).max(20),
  /** The first is the main position, the others are part-time. */
  postIds: z.array(idSchema).max(20),
  orgRoleIds: z.array(idSchema).max(100),
  /** The direct superior. */
  superiorId: idSchema.nullable(),
})

export type MemberPlace = z.infer<typeof memberPlaceSchema>

/** A line of the list of members. */
export const memberRowSchema = z.object({
  id: idSchema,
  loginId: z.string(),
  name: z.string(),
  state: z.enum(memberStates),
  roles: z.array(roleSchema),
  departmentIds: z.array(idSchema),
  postIds: z.array(idSchema),
  employeeNumber: z.string(),
  phone: z.string(),
  email: z.string(),
  portraitId: idSchema.nullable(),
})

export type MemberRow = z.infer<typeof memberRowSchema>

/** A member with everything an administrator may see. */
export const memberSchema = z.object({
  id: idSchema,
  loginId: z.string(),
  state: z.enum(memberStates),
  roles: z.array(roleSchema),
  ...memberProfileSchema.shape,
  ...memberPlaceSchema.shape,
  joinedAt: z.iso.datetime(),
  /** Counts changes: a change names the version it was made on. */
  version: z.number().int().min(1),
})

export type Member = z.infer<typeof memberSchema>

/** What is asked to add a person; a person known by the login id already joins as who they are. */
export const newMemberSchema = z.strictObject({
  loginId: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9._@-]{1,59}$/),
  ...memberProfileSchema.partial().required({ name: true }).shape,
  ...memberPlaceSchema.partial().shape,
  roles: z.array(roleSchema).max(6).optional(),
})

export type NewMember = z.infer<typeof newMemberSchema>
