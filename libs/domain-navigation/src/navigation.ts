import { idSchema } from '@atrium/domain-core'
import { subjectSchema } from '@atrium/domain-org'
import { z } from 'zod'

/** Where a navigation stands: the header of a wide window, the bar at the bottom of a phone. */
export const terminals = ['web', 'app'] as const
export type Terminal = (typeof terminals)[number]

/** A phone has room for so many places; the person is one more. */
export const phonePlaces = 4
/** Of one navigation, those in groups included. */
export const navigationLimit = 60
/** Of one terminal in a space. */
export const navigationsLimit = 50

/** The pictures an entry may have, by name of the icon set; the page's own when there is none. */
export const entryIcons = [
  'app',
  'bell',
  'book',
  'calendar',
  'chart',
  'contacts',
  'database',
  'form',
  'globe',
  'people',
  'search',
  'table',
] as const

/** What an entry is called, in each language; where one is missing, the other serves. */
export const entryTitleSchema = z.strictObject({
  'zh-CN': z.string().trim().max(20),
  en: z.string().trim().max(30),
})

const shown = {
  /** Of the entry; made by whoever adds it. */
  id: idSchema,
  /** Null: what it leads to says how it is called. */
  title: entryTitleSchema.nullable(),
  icon: z.enum(entryIcons).nullable(),
}

/** A path inside this product, or an address on the web. */
const linkAddressSchema = z
  .string()
  .trim()
  .max(500)
  .refine(isLinkAddress, { error: 'link-address-invalid' })

/** A path starts with one slash; of other addresses only http and https lead out. */
export function isLinkAddress(address: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return !/[\s\\]/.test(address)
  return /^https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i.test(address)
}

const placeSchemas = [
  z.strictObject({ ...shown, kind: z.literal('page'), route: z.string().max(100) }),
  z.strictObject({ ...shown, kind: z.literal('app'), appId: idSchema }),
  z.strictObject({
    ...shown,
    kind: z.literal('link'),
    title: entryTitleSchema,
    address: linkAddressSchema,
    inNewWindow: z.boolean(),
  }),
] as const

/** Something that an entry leads to. */
const placeSchema = z.discriminatedUnion('kind', placeSchemas)
export type Place = z.infer<typeof placeSchema>

/** One entry of a navigation: a place, or a group of places. */
const entrySchema = z.discriminatedUnion('kind', [
  ...placeSchemas,
  z.strictObject({
    ...shown,
    kind: z.literal('group'),
    title: entryTitleSchema,
    places: z.array(placeSchema).max(navigationLimit),
  }),
])
export type Entry = z.infer<typeof entrySchema>

/** What an administrator gives of a navigation. */
export const navigationDraftSchema = z.strictObject({
  name: z.string().trim().min(1).max(40),
  /** Whom it is for; nobody sees one that is for no one. */
  audience: z.array(subjectSchema).max(200),
  entries: z.array(entrySchema).max(navigationLimit),
})
export type NavigationDraft = z.infer<typeof navigationDraftSchema>

/** A navigation with what is designed and whether that is what people see. Times are ISO instants. */
export const navigationSchema = navigationDraftSchema.extend({
  id: idSchema,
  terminal: z.enum(terminals),
  /** Counts up with each change; a change names the one it is based on. */
  revision: z.int(),
  /** The revision that people see; null while there is none. */
  publishedRevision: z.int().nullable(),
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
})
export type Navigation = z.infer<typeof navigationSchema>
