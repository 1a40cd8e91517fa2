import {
  type Filter,
  filterSchema,
  pageSizeSchema,
  type Sort,
  sortSchema,
} from '@atrium/domain-core'

/** What a record list shows, as its address says. */
export interface ListState {
  readonly search: string
  readonly filter: Filter | undefined
  readonly sorts: readonly Sort[]
  /** Counted from 1. */
  readonly page: number
  /** Null takes the person's own. */
  readonly pageSize: number | null
}

export const pageSizes = [20, 50, 100, 200, 500, 999] as const

type Query = Readonly<Record<string, string>>

/** Reads a list's state from the address; what can't be read is left out. */
export function listStateOf(query: Query): ListState {
  return {
    search: (query['q'] ?? '').slice(0, 100),
    filter: filterOf(query['filter']),
    sorts: sortsOf(query['sort']),
    page: Math.max(1, Number.parseInt(query['page'] ?? '1', 10) || 1),
    pageSize: sizeOf(query['size']),
  }
}

/** The address of a changed list; a change of what is listed goes back to the first page. */
export function queryOf(change: Partial<ListState>): Record<string, string | undefined> {
  const query: Record<string, string | undefined> = {}
  if ('search' in change) query['q'] = change.search?.trim() || undefined
  if ('filter' in change) query['filter'] = change.filter && JSON.stringify(change.filter)
  if (change.sorts) query['sort'] = change.sorts.map(sortText).join(',') || undefined
  if ('pageSize' in change) query['size'] = change.pageSize ? String(change.pageSize) : undefined
  query['page'] = change.page !== undefined && change.page > 1 ? String(change.page) : undefined
  return query
}

function filterOf(text: string | undefined): Filter | undefined {
  if (!text) return undefined
  try {
    return filterSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function sortText({ field, direction }: Sort): string {
  return direction === 'desc' ? `-${field}` : field
}

function sortsOf(text: string | undefined): Sort[] {
  return (text ?? '')
    .split(',')
    .slice(0, 5)
    .flatMap((part) => {
      const isDesc = part.startsWith('-')
      const sort = { field: isDesc ? part.slice(1) : part, direction: isDesc ? 'desc' : 'asc' }
      return sortSchema.safeParse(sort).data ?? []
    })
}

function sizeOf(text: string | undefined): number | null {
  return pageSizeSchema.safeParse(Number(text ?? Number.NaN)).data ?? null
}
