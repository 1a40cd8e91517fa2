import { z } from 'zod'

/** Order by one field; the record id breaks ties so that pages never overlap. */
export const sortSchema = z.strictObject({
  field: z.string().min(1).max(64),
  direction: z.enum(['asc', 'desc']),
})

export type Sort = z.infer<typeof sortSchema>

/** Rows a page; a positive integer of at most three digits (section 5). */
export const pageSizeSchema = z.number().int().min(1).max(999)

/** Which part of a list is asked for: by cursor (keyset) or, to jump, by offset. */
export const pageShape = {
  limit: pageSizeSchema.default(50),
  cursor: z.string().max(4000).optional(),
  offset: z.number().int().min(0).max(100_000).optional(),
}

/** A list answer: its rows, how many there are in all, and where the next page starts. */
export function listedSchema<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    total: totalSchema,
    /** Opaque; absent on the last page. */
    nextCursor: z.string().optional(),
    /** True when rows were left out that no next page brings. */
    cut: z.boolean(),
  })
}

/** An exact count, or "more than" when counting on would be slow. */
export const totalSchema = z.object({ count: z.number().int().min(0), exact: z.boolean() })

export type Total = z.infer<typeof totalSchema>

export interface Listed<Row> {
  rows: Row[]
  total: Total
  nextCursor?: string | undefined
  cut: boolean
}
