import { idSchema, type Locale } from '@atrium/domain-core'
import { z } from 'zod'

/** What a member leaves behind: a kind of things, what they belong to, and how many. */
export const handoverLineSchema = z.object({
  /** Such as `records`, `department-heads`, `reports`; the kind is what is handed over or not. */
  kind: z.string().max(40),
  /** Tells lines of one kind apart: the form of records, the department. */
  id: z.string().max(80),
  /** What they belong to, in the words of the enterprise; empty when the kind says it all. */
  name: z.string(),
  /** Whether only administrators hand it over. */
  grants: z.boolean(),
  count: z.number().int().min(1),
})

export type HandoverLine = z.infer<typeof handoverLineSchema>

/** A line as the module that holds the things tells it. */
export type HeldLine = Omit<HandoverLine, 'kind' | 'grants'>

/** What leaving people leave behind, and what to do with it. */
export const handoverSchema = z.strictObject({
  /** Who takes it over; null leaves records in the names of who leaves, and the rest to nobody. */
  successorId: idSchema.nullable(),
  /** The kinds that the successor takes over. */
  kinds: z.array(z.string().min(1).max(40)).max(20),
})

export type Handover = z.infer<typeof handoverSchema>

/** What the job that lets people leave comes to. */
export const departureResultSchema = z.object({
  people: z.number().int(),
  handed: z.number().int(),
})

/** One person hands over to another. */
export interface HandoverPeople {
  readonly fromId: string
  readonly toId: string
}

/** How a module hands over what a person who leaves holds in it, inside a transaction `Tx` of the space. */
export interface HandoverPort<Tx> {
  /** Unique; pages name their texts after it. */
  readonly kind: string
  /** What is handed over gives rights: only who may give them hands it over, never who leaves by themselves. */
  readonly grants: boolean
  /** What the person holds; nothing when there is nothing. */
  held(tx: Tx, personId: string, locale: Locale): Promise<readonly HeldLine[]>
  /** Hands over one portion; answers how many things it was, 0 when nothing is left. */
  handOver(tx: Tx, people: HandoverPeople): Promise<number>
  /** What becomes of what nobody takes over; left out when it stays as it is. */
  letGo?(tx: Tx, personId: string): Promise<void>
}
