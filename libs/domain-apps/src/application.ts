import { idSchema } from '@atrium/domain-core'
import { z } from 'zod'

/** The colours an application's tile may have; the tokens behind them are the theme's. */
export const appColors = [
  'blue',
  'cyan',
  'green',
  'olive',
  'orange',
  'red',
  'pink',
  'purple',
] as const

/** The pictures an application's tile may have, by name of the icon set. */
export const appIcons = [
  'app',
  'form',
  'table',
  'chart',
  'database',
  'people',
  'calendar',
  'money',
  'book',
  'flask',
  'globe',
  'device',
  'location',
  'bank',
  'rocket',
  'idea',
] as const

export type AppIcon = (typeof appIcons)[number]
export type AppColor = (typeof appColors)[number]

export const appItemKinds = ['form', 'flow', 'page', 'chart', 'screen', 'link'] as const

/** One entry of an application's navigation; `targetId` is the form, page, chart or screen it opens. */
export const appItemSchema = z.object({
  id: idSchema,
  kind: z.enum(appItemKinds),
  name: z.string().trim().min(1).max(60),
  targetId: z.string().max(200),
  /** False while the target has nothing to open yet, such as a form never published. */
  ready: z.boolean(),
})

export type AppItem = z.infer<typeof appItemSchema>

/** A group of forms, flows, pages and charts that belong together. Times are ISO instants. */
export const applicationSchema = z.object({
  id: idSchema,
  name: z.string().trim().min(1).max(40),
  description: z.string().trim().max(200),
  icon: z.enum(appIcons),
  color: z.enum(appColors),
  items: z.array(appItemSchema),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
})

export type Application = z.infer<typeof applicationSchema>

/** What a person gives to make or change an application. */
export const appDraftSchema = applicationSchema
  .pick({ name: true, description: true, icon: true, color: true })
  .partial({ description: true, icon: true, color: true })

export type AppDraft = z.infer<typeof appDraftSchema>
