import { z } from 'zod'
import { entryIcons, entryTitleSchema } from './navigation'

const shown = {
  id: z.string(),
  title: entryTitleSchema.nullable(),
  icon: z.enum(entryIcons).nullable(),
}
const shownPlaces = [
  /** A page of the product, by the id of its route; left out where the person may not open it. */
  z.object({ ...shown, kind: z.literal('page'), route: z.string() }),
  /** An application, or an address. */
  z.object({
    ...shown,
    kind: z.literal('link'),
    title: entryTitleSchema,
    address: z.string(),
    inNewWindow: z.boolean(),
  }),
] as const

/** An entry as whoever it is for gets it: applications have become links. */
export const shownEntrySchema = z.discriminatedUnion('kind', [
  ...shownPlaces,
  z.object({
    ...shown,
    kind: z.literal('group'),
    title: entryTitleSchema,
    places: z.array(z.discriminatedUnion('kind', shownPlaces)),
  }),
])

export type ShownEntry = z.infer<typeof shownEntrySchema>
export type ShownPlace = Exclude<ShownEntry, { kind: 'group' }>
