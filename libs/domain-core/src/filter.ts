import { z } from 'zod'

/** How a value compares: the field's kind decides which of these it offers. */
export const comparisons = [
  'eq',
  'ne',
  'contains',
  'not-contains',
  'starts-with',
  'ends-with',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
  'in',
  'not-in',
  'empty',
  'not-empty',
  'within',
] as const

export const comparisonSchema = z.enum(comparisons)

export type Comparison = z.infer<typeof comparisonSchema>

/** Named spans of days for `within`, in the person's time zone; weeks start on Monday. */
export const daySpans = [
  'today',
  'yesterday',
  'tomorrow',
  'this-week',
  'last-week',
  'next-week',
  'this-month',
  'last-month',
  'next-month',
  'this-quarter',
  'this-year',
  'last-year',
  'last-7-days',
  'last-30-days',
] as const

export type DaySpan = (typeof daySpans)[number]

const operandSchema = z.union([
  z.string().max(2000),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string().max(2000), z.number()])).max(500),
])

/** What a comparison compares with; `empty` and `not-empty` take none, `between` and `in` take a list. */
export type Operand = z.infer<typeof operandSchema>

/** One comparison of a field, named by its id. */
export const conditionSchema = z.strictObject({
  kind: z.literal('condition'),
  field: z.string().min(1).max(64),
  comparison: comparisonSchema,
  operand: operandSchema.optional(),
})

export type Condition = z.infer<typeof conditionSchema>

/** Conditions joined by and or or; groups nest. */
export interface FilterGroup {
  readonly kind: 'group'
  readonly join: 'and' | 'or'
  readonly of: readonly Filter[]
}

export type Filter = Condition | FilterGroup

/** Nesting deeper than this is refused. */
const filterDepthLimit = 5

/** More conditions than this in one filter are refused. */
const filterSizeLimit = 100

const looseFilterSchema: z.ZodType<Filter> = z.lazy(() =>
  z.union([
    conditionSchema,
    z.strictObject({
      kind: z.literal('group'),
      join: z.enum(['and', 'or']),
      of: z.array(looseFilterSchema).max(filterSizeLimit),
    }),
  ]),
)

export const filterSchema = looseFilterSchema.refine(
  (filter) =>
    filterDepth(filter) <= filterDepthLimit && conditionsOf(filter).length <= filterSizeLimit,
  { error: 'filter-too-complex' },
)

/** All comparisons of a filter, left to right. */
export function conditionsOf(filter: Filter): Condition[] {
  return filter.kind === 'condition' ? [filter] : filter.of.flatMap(conditionsOf)
}

/** How deep groups nest; a single condition is 1. */
export function filterDepth(filter: Filter): number {
  if (filter.kind === 'condition') return 1
  return 1 + Math.max(0, ...filter.of.map(filterDepth))
}

/** Joins filters by and, leaving out absent ones and empty groups. */
export function allOf(...filters: readonly (Filter | null | undefined)[]): Filter | undefined {
  const present = filters.filter(
    (filter): filter is Filter => !!filter && conditionsOf(filter).length > 0,
  )
  if (present.length < 2) return present[0]
  return { kind: 'group', join: 'and', of: present }
}
