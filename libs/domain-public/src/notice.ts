import { idSchema, type Locale, richTextSchema } from '@atrium/domain-core'
import { z } from 'zod'

export const noticeCategories = ['product', 'maintenance', 'security', 'event'] as const
const noticeStates = ['draft', 'published', 'withdrawn'] as const
/** What a state means at a moment: a published notice may wait for its time, be live, or have ended. */
export const noticeStatuses = ['draft', 'scheduled', 'live', 'ended', 'withdrawn'] as const

export type NoticeCategory = (typeof noticeCategories)[number]
export type NoticeStatus = (typeof noticeStatuses)[number]

/** A notice in one language. */
const noticeTextSchema = z.object({
  title: z.string().trim().min(1).max(120),
  body: richTextSchema,
})

export type NoticeText = z.infer<typeof noticeTextSchema>

/** Something the platform tells everybody. Times are ISO instants. */
export const noticeSchema = z.object({
  id: idSchema,
  category: z.enum(noticeCategories),
  text: noticeTextSchema,
  /** For who reads English; null when they read `text` too. */
  textEn: noticeTextSchema.nullable(),
  pinned: z.boolean(),
  state: z.enum(noticeStates),
  /** Shown from then on; null: from the moment it was published. */
  from: z.iso.datetime().nullable(),
  /** Shown until then; null: until it is withdrawn. */
  until: z.iso.datetime().nullable(),
  /** Grows with each change, so that two people do not overwrite each other. */
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
})

export type Notice = z.infer<typeof noticeSchema>

/** What a person gives to write a notice. */
export const noticeDraftSchema = noticeSchema.pick({
  category: true,
  text: true,
  textEn: true,
  pinned: true,
  from: true,
  until: true,
})

export type NoticeDraft = z.infer<typeof noticeDraftSchema>

/** The text for who reads `locale`. */
export function noticeTextIn(
  locale: Locale,
  { text, textEn }: Pick<Notice, 'text' | 'textEn'>,
): NoticeText {
  return locale === 'en' && textEn ? textEn : text
}

/** What the notice's state means at the moment `now`. */
export function noticeStatus(
  { state, from, until }: Pick<Notice, 'state' | 'from' | 'until'>,
  now: Date,
): NoticeStatus {
  if (state !== 'published') return state
  if (until !== null && new Date(until) <= now) return 'ended'
  return from !== null && new Date(from) > now ? 'scheduled' : 'live'
}
