import {
  defineEndpoint,
  idSchema,
  listedSchema,
  pageShape,
  richTextSchema,
} from '@atrium/domain-core'
import { z } from 'zod'
import { noticeCategories, noticeDraftSchema, noticeSchema, noticeStatuses } from './notice'

const noticeIdInput = z.object({ noticeId: idSchema })
/** The version the person has seen; another one is a conflict. */
const noticeActInput = noticeIdInput.extend({ version: z.number().int() })

/** A notice in the list that everybody sees, in the reader's language. */
const noticeCardSchema = z.object({
  id: idSchema,
  category: z.enum(noticeCategories),
  title: z.string(),
  /** The beginning of the text. */
  excerpt: z.string(),
  pinned: z.boolean(),
  publishedAt: z.iso.datetime(),
})

export type NoticeCard = z.infer<typeof noticeCardSchema>

const noticeRefSchema = noticeCardSchema.pick({ id: true, title: true })

/** A notice as everybody reads it, in the reader's language. */
const publishedNoticeSchema = noticeCardSchema.omit({ excerpt: true }).extend({
  body: richTextSchema,
  /** What came after it and before it; null at the ends. */
  newer: noticeRefSchema.nullable(),
  older: noticeRefSchema.nullable(),
})

export type PublishedNotice = z.infer<typeof publishedNoticeSchema>

/** Notices that are shown now: pinned ones first, then the newest. */
export const listNotices = defineEndpoint({
  id: 'public.list-notices',
  method: 'GET',
  kind: 'read',
  path: '/notices',
  input: z.object({
    category: z.enum(noticeCategories).optional(),
    limit: z.number().int().min(1).max(100).default(20),
    cursor: z.string().max(500).optional(),
  }),
  output: listedSchema(noticeCardSchema),
})

export const getNotice = defineEndpoint({
  id: 'public.get-notice',
  method: 'GET',
  kind: 'read',
  path: '/notices/:noticeId',
  input: noticeIdInput,
  output: publishedNoticeSchema,
})

/** Every notice, whatever its state, the last changed first. */
export const listAllNotices = defineEndpoint({
  id: 'public.list-all-notices',
  method: 'GET',
  kind: 'read',
  path: '/platform/notices',
  input: z.object({
    search: z.string().max(100).optional(),
    category: z.enum(noticeCategories).optional(),
    status: z.enum(noticeStatuses).optional(),
    limit: pageShape.limit,
    offset: pageShape.offset,
  }),
  output: listedSchema(noticeSchema),
})

export const createNotice = defineEndpoint({
  id: 'public.create-notice',
  method: 'POST',
  kind: 'write',
  path: '/platform/notices',
  input: noticeDraftSchema,
  output: noticeSchema,
})

export const updateNotice = defineEndpoint({
  id: 'public.update-notice',
  method: 'PUT',
  kind: 'write',
  path: '/platform/notices/:noticeId',
  input: noticeDraftSchema.extend(noticeActInput.shape),
  output: noticeSchema,
})

export const publishNotice = defineEndpoint({
  id: 'public.publish-notice',
  method: 'POST',
  kind: 'write',
  path: '/platform/notices/:noticeId/publish',
  input: noticeActInput,
  output: noticeSchema,
})

/** Takes a notice back; it can be changed and published again. */
export const withdrawNotice = defineEndpoint({
  id: 'public.withdraw-notice',
  method: 'POST',
  kind: 'write',
  path: '/platform/notices/:noticeId/withdraw',
  input: noticeActInput,
  output: noticeSchema,
})

/** Deletes for good what is not published. */
export const deleteNotice = defineEndpoint({
  id: 'public.delete-notice',
  method: 'DELETE',
  kind: 'write',
  path: '/platform/notices/:noticeId',
  input: noticeActInput,
  output: z.object({}),
})
