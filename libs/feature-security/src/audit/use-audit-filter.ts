import { useQuery as useAddress } from '@atrium/core-routing'
import { auditAreas, type AuditFilterInput, auditResults } from '@atrium/domain-security'
import type { DateRange } from '@atrium/ui/date-picker'

const day = /^\d{4}-\d\d-\d\d$/

/** What of the log is shown, as the address says it; a day is one of the person's own time zone. */
export function useAuditFilter() {
  const [address, setAddress] = useAddress()
  const area = auditAreas.find((each) => each === address['area'])
  const result = auditResults.find((each) => each === address['result'])
  const { person, thing, from, to } = address
  const range: DateRange | null = from && to && day.test(from) && day.test(to) ? { from, to } : null
  const filter: AuditFilterInput = {
    ...(area && { act: area }),
    ...(result && { result }),
    ...(person && { personId: person }),
    ...(thing && { entityId: thing }),
    ...(range && { from: startOf(range.from), until: startOf(range.to, 1) }),
  }
  return {
    filter,
    shown: { area, result, person, thing, range },
    isNarrowed: Object.keys(filter).length > 0,
    opened: Number(address['entry']) || null,
    open: (seq: number | null) => setAddress({ entry: seq === null ? undefined : String(seq) }),
    change: (part: Partial<Record<FilterName, string | undefined>>) =>
      setAddress({ ...part, entry: undefined }),
    clear: () => setAddress(nothing),
  }
}

type FilterName = 'area' | 'result' | 'person' | 'thing' | 'from' | 'to'

const nothing: Record<FilterName | 'entry', undefined> = {
  area: undefined,
  result: undefined,
  person: undefined,
  thing: undefined,
  from: undefined,
  to: undefined,
  entry: undefined,
}

function startOf(text: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}
