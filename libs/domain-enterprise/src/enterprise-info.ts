import { entIdSchema, idSchema, localeSchema } from '@atrium/domain-core'
import { z } from 'zod'

/** What an enterprise does, as it says itself. */
export const industries = [
  'manufacturing',
  'construction',
  'energy',
  'trade',
  'logistics',
  'information',
  'finance',
  'property',
  'services',
  'education',
  'health',
  'government',
  'agriculture',
  'other',
] as const

export const industrySchema = z.enum(industries)

export type Industry = z.infer<typeof industrySchema>

const line = (max: number) => z.string().trim().max(max)

/** What an enterprise says of itself; its administrators keep it. */
export const enterpriseInfoSchema = z.object({
  name: line(60).min(1),
  /** Null: in English it is called as in Chinese. */
  nameEn: line(60).min(1).nullable(),
  /** What the header shows where the name is too long; empty is the name. */
  shortName: line(20),
  shortNameEn: line(20),
  /** A file brought as a cover. */
  logoId: idSchema.nullable(),
  industry: industrySchema.nullable(),
  contactName: line(60),
  contactPhone: line(25).regex(/^(\+?[\d\s()-]{5,25})?$/),
  contactEmail: z.union([z.literal(''), z.email().max(120)]),
  address: line(200),
  /** Of the IANA database; dates are shown in it to whoever has set none of their own. */
  timeZone: z.string().max(60).refine(isTimeZone),
  /** What people see who have chosen no language. */
  locale: localeSchema,
  description: line(500),
})

export type EnterpriseInfo = z.infer<typeof enterpriseInfoSchema>

/** The same with what nobody changes by hand. */
export const enterpriseSchema = enterpriseInfoSchema.extend({
  entId: entIdSchema,
  createdAt: z.iso.datetime(),
  members: z.number().int().min(0),
  /** Counts changes: a change names the version it was made on. */
  version: z.number().int().min(0),
})

export type Enterprise = z.infer<typeof enterpriseSchema>

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

/** What a logo or a picture of the sign-in page may be (section 5). */
export const pictureRules = {
  extensions: ['jpg', 'jpeg', 'png'],
  maxBytes: 2 * 1024 * 1024,
} as const
