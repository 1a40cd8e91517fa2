import { read } from '@atrium/core-net'
import { conditionsOf, type Filter, type OutputOf } from '@atrium/domain-core'
import { pickRecords } from '@atrium/domain-forms'
import { getPeople } from '@atrium/domain-org'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { RecordField } from '../data/record-fields'

/** Names of the people and records a filter holds, also when no listed record mentions them. */
export function useFilterNames(
  filter: Filter | undefined,
  fields: readonly RecordField[],
  nameOf: (id: string) => string | undefined,
): (id: string) => string | undefined {
  const client = useQueryClient()
  const people = new Set(
    fields.filter((field) => field.spec.kind === 'person').map((field) => field.id),
  )
  const ids = (filter ? conditionsOf(filter) : []).flatMap(({ field, operand }) =>
    people.has(field) && Array.isArray(operand) ? operand.map(String) : [],
  )
  const unknown = [...new Set(ids)].filter((id) => nameOf(id) === undefined).slice(0, 200)
  const { data } = useQuery({ ...read(getPeople, { ids: unknown }), enabled: unknown.length > 0 })
  return useCallback(
    (id: string) => {
      const known = nameOf(id) ?? data?.rows.find((person) => person.id === id)?.name
      if (known !== undefined) return known
      const picked = client.getQueriesData<OutputOf<typeof pickRecords>>({
        queryKey: [pickRecords.id],
      })
      return picked.flatMap(([, found]) => found?.rows ?? []).find((row) => row.id === id)?.title
    },
    [nameOf, data, client],
  )
}
