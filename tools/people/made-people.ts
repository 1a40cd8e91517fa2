import { chanceOf } from './chance.ts'
import { fullName } from './full-names.ts'
import type { MadeOrganisation } from './made-organisation.ts'

interface MadePerson {
  readonly id: string
  readonly loginId: string
  readonly name: string
  readonly nameEn: string | null
  readonly email: string
  readonly phone: string
  readonly phoneHidden: boolean
  readonly employeeNumber: string
  readonly state: 'active' | 'invited' | 'suspended' | 'left'
  /** The main one first. */
  readonly departmentIds: readonly string[]
  readonly postIds: readonly string[]
  readonly roleIds: readonly string[]
  readonly superiorId: string | null
}

export interface MadePeople {
  readonly people: readonly MadePerson[]
  /** Who leads each department. */
  readonly heads: ReadonlyMap<string, string>
}

/** So many people in an organisation: the first of each department leads it and reports to whom leads the one above. */
export function madePeople(
  { departments, posts, roles }: MadeOrganisation,
  { count, seed }: { readonly count: number; readonly seed: number },
): MadePeople {
  const chance = chanceOf(seed + 1)
  const parentOf = new Map(departments.map(({ id, parentId }) => [id, parentId]))
  const heads = new Map<string, string>()
  const any = <Item extends { readonly id: string }>(items: readonly Item[]) =>
    items[chance.below(items.length)]?.id ?? ''
  const make = (at: number): MadePerson => {
    const id = chance.id()
    const named = fullName(chance)
    const main = departments[at]?.id ?? any(departments)
    const leads = !heads.has(main)
    if (leads) heads.set(main, id)
    const superiorId = leads ? headAbove(main, { parentOf, heads }) : (heads.get(main) ?? null)
    const number = String(at + 1).padStart(6, '0')
    const loginId = `${named.plain.replaceAll(/[^a-z.]/g, '')}${number}`
    const fate = leads ? 0 : chance.below(100)
    return {
      id,
      loginId,
      name: named.name,
      nameEn: named.nameEn,
      email: `${loginId}@people.example`,
      phone:
        chance.next() < 0.9
          ? `1${3 + chance.below(7)}${String(chance.below(1e9)).padStart(9, '0')}`
          : '',
      phoneHidden: chance.next() < 0.05,
      employeeNumber: `E${number}`,
      state: stateBy(fate),
      departmentIds:
        fate === 99 ? [] : [main, ...(fate < 6 ? [any(departments)] : [])].filter(isFirst),
      postIds: [any(posts), ...(fate < 4 ? [any(posts)] : [])].filter(isFirst),
      roleIds: fate < 30 ? [any(roles)] : [],
      superiorId: fate === 99 ? null : superiorId,
    }
  }
  return { people: Array.from({ length: count }, (_, at) => make(at)), heads }
}

function stateBy(fate: number): MadePerson['state'] {
  if (fate === 98) return 'left'
  if (fate === 97) return 'suspended'
  return fate === 96 ? 'invited' : 'active'
}

function isFirst<Item>(item: Item, at: number, all: readonly Item[]): boolean {
  return all.indexOf(item) === at
}

interface Tree {
  readonly parentOf: ReadonlyMap<string, string | null>
  readonly heads: ReadonlyMap<string, string>
}

/** Who leads the nearest department above that has a head. */
function headAbove(departmentId: string, { parentOf, heads }: Tree): string | null {
  for (let at = parentOf.get(departmentId) ?? null; at !== null; at = parentOf.get(at) ?? null) {
    const head = heads.get(at)
    if (head !== undefined) return head
  }
  return null
}
