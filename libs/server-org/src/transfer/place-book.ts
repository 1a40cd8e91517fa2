import { departmentDepth, type MemberRowCode } from '@atrium/domain-org'

interface BookDepartment {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly code: string
}

interface BookNamed {
  readonly id: string
  readonly name: string
}

interface BookRole extends BookNamed {
  readonly groupId: string
}

export interface Places {
  readonly departments: readonly BookDepartment[]
  readonly posts: readonly (BookNamed & { readonly code: string })[]
  readonly groups: readonly BookNamed[]
  readonly roles: readonly BookRole[]
}

/** What a name comes to: an id, a path of departments to be made, or why it is none. */
export type Found =
  | { readonly id: string }
  | { readonly path: readonly string[] }
  | { readonly code: MemberRowCode }

/** Finds departments, posts and roles by what a file calls them. */
export interface PlaceBook {
  readonly department: (text: string) => Found
  readonly post: (text: string) => Found
  readonly role: (text: string) => Found
}

/** A department is named by its code, by its path from the top (`A / B / C`), or by a name that only it has. */
export function placeBook(places: Places, options: { createDepartments: boolean }): PlaceBook {
  const departments = new Map<string, string>()
  const codes = new Map<string, string>()
  const names = bookOf(places.departments.map(({ id, name }) => [name, id]))
  for (const { id, parentId, name, code } of places.departments) {
    departments.set(keyOf(parentId, name), id)
    if (code !== '') codes.set(code.toLowerCase(), id)
  }
  const groups = new Map(places.groups.map(({ id, name }) => [id, name]))
  const roles = bookOf(
    places.roles.flatMap(({ id, name, groupId }) => [
      [name, id] as const,
      [`${groups.get(groupId) ?? ''}/${name}`, id] as const,
    ]),
  )
  const posts = bookOf(
    places.posts.flatMap(({ id, name, code }) => [
      [name, id] as const,
      ...(code === '' || code.toLowerCase() === name.toLowerCase() ? [] : [[code, id] as const]),
    ]),
  )
  return {
    department(text) {
      const known = codes.get(text.toLowerCase())
      if (known !== undefined) return { id: known }
      const path = pathOf(text)
      const at = walk(departments, path)
      if (at !== undefined) return { id: at }
      const only = path.length === 1 ? names.get(plain(text)) : undefined
      if (only)
        return only.length === 1 && only[0] ? { id: only[0] } : { code: 'department-ambiguous' }
      if (!options.createDepartments || path.some((name) => name.length > 60)) {
        return { code: 'department-unknown' }
      }
      return path.length > departmentDepth ? { code: 'department-path-too-deep' } : { path }
    },
    post: (text) => one(posts, plain(text), 'post-unknown', 'post-unknown'),
    role: (text) => one(roles, plain(pathOf(text).join('/')), 'role-unknown', 'role-ambiguous'),
  }
}

/** The name of a department among its siblings, as the database compares it. */
export function keyOf(parentId: string | null, name: string): string {
  return `${parentId ?? ''}/${name.toLowerCase()}`
}

function walk(departments: ReadonlyMap<string, string>, path: readonly string[]) {
  let at: string | null = null
  for (const name of path) {
    const next = departments.get(keyOf(at, name))
    if (next === undefined) return undefined
    at = next
  }
  return at ?? undefined
}

function pathOf(text: string): string[] {
  return text
    .split(/[/／>＞]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}

function bookOf(entries: readonly (readonly [string, string])[]) {
  const book = new Map<string, string[]>()
  for (const [name, id] of entries) book.set(plain(name), [...(book.get(plain(name)) ?? []), id])
  return book
}

function one(
  book: ReadonlyMap<string, readonly string[]>,
  name: string,
  unknown: MemberRowCode,
  ambiguous: MemberRowCode,
): Found {
  const ids = book.get(name)
  const [id] = ids ?? []
  if (!ids || id === undefined) return { code: unknown }
  return new Set(ids).size === 1 ? { id } : { code: ambiguous }
}
