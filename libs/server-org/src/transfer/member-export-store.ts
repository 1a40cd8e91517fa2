import type { Locale } from '@atrium/domain-core'
import type { MemberColumn } from '@atrium/domain-org'
import { departmentPath } from '@atrium/domain-org'
import { type Tx } from '@atrium/server-core'
import { selectDepartments } from '../departments/department-store'
import { memberWhere } from '../members/member-store'
import { selectPosts } from '../posts/post-store'
import { selectOrgRoles, selectRoleGroups } from '../roles/org-role-store'
import type { MemberExportInput } from './member-export-job'

const pageSize = 2000

interface StoredRow {
  readonly id: string
  readonly departmentIds: readonly string[]
  readonly postIds: readonly string[]
  readonly orgRoleIds: readonly string[]
}

type Texts = Readonly<
  Record<Exclude<MemberColumn, 'departments' | 'posts' | 'roles'>, string | null>
>

/** A member as a file says them: places by the names by which they are found again. */
export type ExportedMember = Texts & Readonly<Record<'departments' | 'posts' | 'roles', string[]>>

/** The members that are asked for, by id. */
export async function memberExporter(tx: Tx, input: MemberExportInput) {
  const places = await placeNames(tx, input.locale)
  const { where, values } = memberWhere(tx, input)
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from platform.memberships m where ${where}`,
    values,
  )
  const next = values.length + 1
  const some = input.personIds ?? null
  async function* pages(): AsyncGenerator<ExportedMember[]> {
    let after: string | null = null
    do {
      const rows: (StoredRow & Texts)[] = await tx.query(
        `${select} where ${where} and ($${next}::uuid[] is null or m.person_id = any($${next}))
          and ($${next + 1}::uuid is null or m.person_id > $${next + 1})
          order by m.person_id limit ${pageSize}`,
        [...values, some, after],
      )
      yield rows.map((row) => ({ ...row, ...places(row) }))
      after = rows.length === pageSize ? (rows.at(-1)?.id ?? null) : null
    } while (after !== null)
  }
  return { pages, total: some?.length ?? counted?.count ?? 0 }
}

const select = `select m.person_id as id, p.login_id as "loginId", m.name, m.name_en as "nameEn",
    m.employee_number as "employeeNumber", m.department_ids as "departmentIds", m.post_ids as "postIds",
    m.org_role_ids as "orgRoleIds", s.login_id as superior, m.phone, m.email,
    m.profile->>'gender' as gender, m.profile->>'birthday' as birthday, m.profile->>'entryDate' as "entryDate",
    m.profile->>'extension' as extension, m.profile->>'qq' as qq, m.profile->>'idCard' as "idCard",
    m.profile->>'address' as address, m.profile->>'signature' as signature,
    m.profile->>'jobDescription' as "jobDescription"
  from platform.memberships m join platform.persons p on p.person_id = m.person_id
  left join platform.persons s on s.person_id = m.superior_id`

async function placeNames(tx: Tx, locale: Locale) {
  const departments = new Map((await selectDepartments(tx, locale)).map((each) => [each.id, each]))
  const posts = new Map((await selectPosts(tx, locale)).map(({ id, name }) => [id, name]))
  const groups = new Map((await selectRoleGroups(tx, locale)).map(({ id, name }) => [id, name]))
  const roles = new Map(
    (await selectOrgRoles(tx, locale)).map(({ id, groupId, name }) => [
      id,
      `${groups.get(groupId) ?? ''} / ${name}`,
    ]),
  )
  const path = (id: string) => {
    const names = departmentPath(departments, id)?.map(({ name }) => name)
    return names ? [names.join(' / ')] : []
  }
  const named = (names: ReadonlyMap<string, string>) => (id: string) => names.get(id) ?? []
  return ({ departmentIds, postIds, orgRoleIds }: StoredRow) => ({
    departments: departmentIds.flatMap(path),
    posts: postIds.flatMap(named(posts)),
    roles: orgRoleIds.flatMap(named(roles)),
  })
}
