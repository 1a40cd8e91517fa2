import { type Chance, chanceOf } from './chance.ts'

interface MadeDepartment {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly code: string
}

interface MadeThing {
  readonly id: string
  readonly name: string
}

export interface MadeOrganisation {
  readonly departments: readonly MadeDepartment[]
  readonly posts: readonly MadeThing[]
  readonly roleGroups: readonly MadeThing[]
  readonly roles: readonly (MadeThing & { readonly groupId: string })[]
}

const tops = [
  '集团总部',
  '华东大区',
  '华南大区',
  '华北大区',
  'Europe',
  'North America',
  '日本支社',
  '서울지사',
] as const
const fields = [
  '研发',
  '制造',
  '供应链',
  '质量',
  'Sales',
  'Service',
  '财务',
  '人力资源',
  '法务',
  'IT',
  '安全',
  '市场',
] as const
const kinds = ['中心', '部', '组', 'Team', '车间', '事业部'] as const
const ranks = ['初级', '', '高级', '首席', 'Junior', 'Senior', 'Lead'] as const
const trades = [
  '工程师',
  '会计',
  '采购员',
  '技师',
  'Analyst',
  'Designer',
  'Buyer',
  '质检员',
  '产品经理',
  'Planner',
] as const

/** A tree of so many departments, at most seven levels deep, with posts and roles. */
export function madeOrganisation(count: number, seed: number): MadeOrganisation {
  const chance = chanceOf(seed)
  const posts = ranks.flatMap((rank) =>
    trades.map((trade) => ({ id: chance.id(), name: `${rank} ${trade}`.trim() })),
  )
  const roleGroups = fields.map((name) => ({ id: chance.id(), name: `${name} / roles` }))
  const roles = roleGroups.flatMap(({ id: groupId, name }) =>
    Array.from({ length: 12 }, (_, at) => ({
      id: chance.id(),
      groupId,
      name: `${name.split(' ')[0]} ${at + 1}`,
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
      name: at < tops.length ? `${tops[at]}` : `${chance.pick(fields)}${chance.pick(kinds)} ${at}`,
      code: `D${String(at + 1).padStart(5, '0')}`,
    })
  }
  return made
}
