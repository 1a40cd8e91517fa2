import { departmentDepth, type KeptNames, type MemberRowCode } from '@atrium/domain-org'

interface BookNamed {
  readonly id: string
  readonly names: KeptNames
}

interface BookBranch extends BookNamed {
  readonly parentId: string | null
}

interface BookDepartment extends BookBranch {
  readonly code: string
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

/**
 * A department is named by its code, by its path from the top (`A / B / C`), or by a name that only it has; all of them
 * by their own name or the English one.
 */
export function placeBook(places: Places, options: { createDepartments: boolean }): PlaceBook {
  const departments = departmentKeys(places.departments)
  const codes = new Map(
    places.departments.flatMap(({ id, code }) => (code === '' ? [] : [[code.toLowerCase(), id]])),
  )
  const names = bookOf(places.departments.flatMap(namesOf))
  const groups = new Map(places.groups.map(({ id, names: group }) => [id, allNames(group)]))
  const roles = bookOf(
    places.roles.flatMap((role) => [
      ...namesOf(role),
      ...(groups.get(role.groupId) ?? []).flatMap((group) =>
        namesOf(role).map(([name, id]) => [`${group}/${name}`, id] as const),
      ),
    ]),
  )
  const posts = bookOf(
    places.posts.flatMap((post) => [
      ...namesOf(post),
      ...(post.code === '' ? [] : [[post.code, post.id] as const]),
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
      if (only) {
        const [id, other] = only
        return id !== undefined && other === undefined ? { id } : { code: 'department-ambiguous' }
      }
      if (!options.createDepartments || path.some((name) => name.length > 60)) {
        return { code: 'department-unknown' }
      }
      return path.length > departmentDepth ? { code: 'department-path-too-deep' } : { path }
    },
    post: (text) => one(posts, plain(text), 'post-unknown', 'post-unknown'),
    role: (text) => one(roles, plain(pathOf(text).join('/')), 'role-unknown', 'role-ambiguous'),
  }
}

/** Departments by what they are called among their siblings; an English name that two of them have finds neither. */
export function departmentKeys(departments: readonly BookBranch[]): Map<string, string> {
  const english = bookOf(
    departments.map(({ id, parentId, names }) => [keyOf(parentId, names.nameEn), id]),
  )
  const keys = new Map<string, string>()
  for (const { id, parentId, names } of departments) {
    const key = keyOf(parentId, names.nameEn)
    if (names.nameEn !== '' && english.get(key)?.length === 1) keys.set(key, id)
  }
  for (const { id, parentId, names } of departments) keys.set(keyOf(parentId, names.name), id)
  return keys
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

function allNames({ name, nameEn }: KeptNames): readonly string[] {
  return nameEn === '' ? [name] : [name, nameEn]
}

function namesOf({ id, names }: BookNamed): (readonly [string, string])[] {
  return allNames(names).map((name) => [name, id])
}

/** What each name may mean, everything once. */
function bookOf(entries: readonly (readonly [string, string])[]) {
  const book = new Map<string, string[]>()
  for (const [name, id] of entries) {
    const held = book.get(plain(name))
    if (!held) book.set(plain(name), [id])
    else if (!held.includes(id)) held.push(id)
  }
  return book
}

function one(
  book: ReadonlyMap<string, readonly string[]>,
  name: string,
  unknown: MemberRowCode,
  ambiguous: MemberRowCode,
): Found {
  const [id, other] = book.get(name) ?? []
  if (id === undefined) return { code: unknown }
  return other === undefined ? { id } : { code: ambiguous }
}
