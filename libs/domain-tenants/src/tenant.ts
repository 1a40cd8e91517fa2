import { entIdSchema, idSchema } from '@atrium/domain-core'
import { z } from 'zod'

/** `closing`: frozen, and to be destroyed on a day that is set. Of a destroyed one only the name and the log are left. */
export const tenantStates = ['active', 'frozen', 'closing', 'destroyed'] as const

export type TenantState = (typeof tenantStates)[number]

/** Between asking for a deletion and the deletion. */
export const graceDays = 30

/** Without what is invisible or turns the reading direction around. */
const nameSchema = (min: number, max: number) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .min(min)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}\p{Co}\u200b\u2028-\u202e\u2060-\u2069\ufeff]*$/u)

export const tenantNameSchema = nameSchema(2, 60)

/** Nothing: as many people as there are. */
const peopleQuotaSchema = z.number().int().min(1).max(1_000_000).nullable()

/** Why something was done or is asked for; section 5. */
export const reasonSchema = z.string().trim().min(1).max(60)

/** What an operator writes of an enterprise. */
export const tenantDraftSchema = z.object({
  name: tenantNameSchema,
  nameEn: tenantNameSchema.nullable(),
  peopleQuota: peopleQuotaSchema,
})

export type TenantDraft = z.infer<typeof tenantDraftSchema>

/** The first administrator of an enterprise that an operator creates. */
export const firstAdminSchema = z.object({
  loginId: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z][a-z0-9._-]{2,31}$/),
  name: nameSchema(1, 40),
  email: z.email().trim().toLowerCase().max(120).nullable(),
})

export type FirstAdmin = z.infer<typeof firstAdminSchema>

/** An enterprise in the operator's list. */
export const tenantSchema = z.object({
  entId: entIdSchema,
  name: z.string(),
  nameEn: z.string().nullable(),
  state: z.enum(tenantStates),
  /** Members who are active or invited. */
  people: z.number().int(),
  peopleQuota: peopleQuotaSchema,
  /** Files and records, about. */
  storage: z.number().int(),
  createdAt: z.iso.datetime(),
  /** When it is destroyed, once that is scheduled. */
  destroyAt: z.iso.datetime().nullable(),
})

export type Tenant = z.infer<typeof tenantSchema>

/** Somebody who administers an enterprise. */
const tenantAdminSchema = z.object({
  id: idSchema,
  name: z.string(),
  loginId: z.string(),
  state: z.enum(['invited', 'active', 'suspended']),
  /** Has set a password; until then they need their link. */
  hasPassword: z.boolean(),
})

export type TenantAdmin = z.infer<typeof tenantAdminSchema>

/** All that an operator knows of an enterprise. */
export const tenantDetailSchema = tenantSchema.extend({
  files: z.number().int(),
  records: z.number().int(),
  admins: z.array(tenantAdminSchema),
  /** Somebody here operates the platform: it can't be closed. */
  operates: z.boolean(),
  frozenAt: z.iso.datetime().nullable(),
  frozenReason: z.string(),
  version: z.number().int(),
})

export type TenantDetail = z.infer<typeof tenantDetailSchema>
