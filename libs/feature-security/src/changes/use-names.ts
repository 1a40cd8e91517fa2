import { read } from '@atrium/core-net'
import { getPeople, listDepartments, listOrgRoles, listPosts } from '@atrium/domain-org'
import { useQuery } from '@tanstack/react-query'

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Names for the ids in some values, as far as the enterprise still knows them. */
export function useNames(values: readonly unknown[]): (value: string) => string | null {
  const ids = [...new Set(values.flatMap(idsIn))].slice(0, 200)
  const enabled = ids.length > 0
  const people = useQuery({ ...read(getPeople, { ids }), enabled })
  const departments = useQuery({ ...read(listDepartments, {}), enabled })
  const posts = useQuery({ ...read(listPosts, {}), enabled })
  const roles = useQuery({ ...read(listOrgRoles, {}), enabled })
  const named = [
    ...(people.data?.rows ?? []),
    ...(departments.data?.rows ?? []),
    ...(posts.data?.rows ?? []),
    ...(roles.data?.rows ?? []),
    ...(roles.data?.groups ?? []),
  ]
  const names = new Map(named.map((each) => [each.id, each.name]))
  return (value) => names.get(value) ?? null
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && id.test(value)
}

function idsIn(value: unknown): string[] {
  if (isId(value)) return [value]
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) => [...idsIn(key), ...idsIn(each)])
}
