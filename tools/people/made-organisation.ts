import { type Chance, chanceOf } from './chance.ts'

interface MadeThing {
  readonly id: string
  readonly name: string
  /** Empty where the name is read everywhere. */
  readonly nameEn: string
}

interface MadeDepartment extends MadeThing {
  readonly parentId: string | null
  readonly code: string
}

export interface MadeOrganisation {
  readonly departments: readonly MadeDepartment[]
  readonly posts: readonly MadeThing[]
  readonly roleGroups: readonly MadeThing[]
  readonly roles: readonly (MadeThing & { readonly groupId: string })[]
}

/** A word at home and in English. */
type Word = readonly [string, string]
type Words = readonly [Word, ...Word[]]

const tops: readonly Word[] = [
  ['集团总部', 'Headquarters'],
  ['华东大区', 'East China'],
  ['华南大区', 'South China'],
  ['华北大区', 'North China'],
  ['Europe', ''],
  ['North America', ''],
  ['日本支社', 'Japan'],
  ['서울지사', 'Seoul'],
]
const fields: Words = [
  ['研发', 'Research'],
  ['制造', 'Production'],
  ['供应链', 'Supply chain'],
  ['质量', 'Quality'],
  ['Sales', 'Sales'],
  ['Service', 'Service'],
  ['财务', 'Finance'],
  ['人力资源', 'Human resources'],
  ['法务', 'Legal'],
  ['IT', 'IT'],
  ['安全', 'Safety'],
  ['市场', 'Marketing'],
]
const kinds: Words = [
  ['中心', 'centre'],
  ['部', 'department'],
  ['组', 'group'],
  ['Team', 'team'],
  ['车间', 'workshop'],
  ['事业部', 'division'],
]
const ranks: readonly Word[] = [
  ['初级', 'Associate'],
  ['', ''],
  ['高级', 'Expert'],
  ['首席', 'Principal'],
  ['Junior', 'Junior'],
  ['Senior', 'Senior'],
  ['Lead', 'Lead'],
]
const trades: readonly Word[] = [
  ['工程师', 'engineer'],
  ['会计', 'accountant'],
  ['采购员', 'purchaser'],
  ['技师', 'technician'],
  ['Analyst', 'analyst'],
  ['Designer', 'designer'],
  ['Buyer', 'buyer'],
  ['质检员', 'inspector'],
  ['产品经理', 'product manager'],
  ['Planner', 'planner'],
]

/** A tree of so many departments, at most seven levels deep, with posts and roles. */
export function madeOrganisation(count: number, seed: number): MadeOrganisation {
  const chance = chanceOf(seed)
  const posts = ranks.flatMap((rank) =>
    trades.map((trade) => ({ id: chance.id(), ...joined(' ', rank, trade) })),
  )
  const roleGroups = fields.map((field) => ({
    id: chance.id(),
    ...joined(' ', field, ['角色', 'roles']),
  }))
  const roles = roleGroups.flatMap(({ id: groupId }, nth) =>
    Array.from({ length: 12 }, (_, at) => ({
      id: chance.id(),
      groupId,
      ...joined(' ', fields[nth] ?? ['', ''], [`${at + 1}`, `${at + 1}`]),
    })),
  )
  return { departments: madeDepartments(count, chance), posts, roleGroups, roles }
}

function madeDepartments(count: number, chance: Chance): MadeDepartment[] {
  const made: (MadeDepartment & { readonly level: number })[] = []
  for (let at = 0; at < count; at += 1) {
    // A parent from the first third that stands makes a tree that is wide below.
    const above =
      at < tops.length ? undefined : made[chance.below(Math.max(tops.length, made.length / 3))]
    const parent = above && above.level < 7 ? above : undefined
    const isTop = at < tops.length || !parent
    made.push({
      id: chance.id(),
      parentId: parent?.id ?? null,
      level: isTop ? 1 : parent.level + 1,
      ...departmentNames(at, chance),
      code: `D${String(at + 1).padStart(5, '0')}`,
    })
  }
  return made
}

function departmentNames(at: number, chance: Chance): Omit<MadeThing, 'id'> {
  const top = tops[at]
  if (top) return { name: top[0], nameEn: top[1] }
  const { name, nameEn } = joined('', chance.pick(fields), chance.pick(kinds))
  return { name: `${name} ${at}`, nameEn: `${nameEn} ${at}` }
}

/** Two words after each other: at home with what stands between them there, in English with a space. */
function joined(between: string, first: Word, second: Word): Omit<MadeThing, 'id'> {
  const english = [first[1], second[1]].filter((word) => word !== '').join(' ')
  return {
    name: [first[0], second[0]].filter((word) => word !== '').join(between),
    nameEn: english.charAt(0).toUpperCase() + english.slice(1),
  }
}
