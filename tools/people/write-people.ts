import type { Client } from 'pg'
import type { MadeOrganisation } from './made-organisation.ts'
import type { MadePeople } from './made-people.ts'

const atOnce = 5000

interface Made {
  readonly entId: string
  readonly organisation: MadeOrganisation
  readonly people: MadePeople
}

/** Puts a made organisation into a space, in one transaction, and has its tables counted. */
export async function writePeople(sql: Client, made: Made): Promise<void> {
  await sql.query('begin')
  await sql.query("set local app.ent_id = '*'")
  await writeOrganisation(sql, made)
  const { people } = made.people
  for (let from = 0; from < people.length; from += atOnce) {
    await writeMembers(sql, made.entId, people.slice(from, from + atOnce))
  }
  await sql.query('commit')
  await sql.query('vacuum analyze platform.memberships')
  await sql.query('vacuum analyze platform.persons')
  await sql.query('analyze platform.department')
}

async function writeOrganisation(sql: Client, { entId, organisation, people }: Made) {
  const { departments, posts, roleGroups, roles } = organisation
  const led = departments.map((each) => {
    const head = people.heads.get(each.id)
    return { ...each, headIds: head === undefined ? [] : [head] }
  })
  await sql.query(
    `insert into platform.department (id, ent_id, parent_id, name, name_en, code, head_ids)
      select id, $1, "parentId", name, "nameEn", code, array(select json_array_elements_text("headIds")::uuid)
      from json_to_recordset($2) as d (id uuid, "parentId" uuid, name text,
        "nameEn" text, code text, "headIds" json)`,
    [entId, JSON.stringify(led)],
  )
  await sql.query(
    `insert into platform.post (id, ent_id, name, name_en, code, description)
      select id, $1, name, "nameEn", '', '' from json_to_recordset($2) as p (id uuid, name text, "nameEn" text)`,
    [entId, JSON.stringify(posts)],
  )
  await sql.query(
    `insert into platform.role_group (id, ent_id, name, name_en)
      select id, $1, name, "nameEn" from json_to_recordset($2) as g (id uuid, name text, "nameEn" text)`,
    [entId, JSON.stringify(roleGroups)],
  )
  await sql.query(
    `insert into platform.org_role (id, ent_id, group_id, name, name_en, description)
      select id, $1, "groupId", name, "nameEn", ''
      from json_to_recordset($2) as r (id uuid, "groupId" uuid, name text, "nameEn" text)`,
    [entId, JSON.stringify(roles)],
  )
}

async function writeMembers(sql: Client, entId: string, people: MadePeople['people']) {
  const asked = [entId, JSON.stringify(people)]
  await sql.query(
    `insert into platform.persons (person_id, login_id, name, name_en, ent_id, email)
      select id, "loginId", name, "nameEn", $1, email
      from json_to_recordset($2) as p (id uuid, "loginId" text, name text, "nameEn" text, email text)`,
    asked,
  )
  const ids = (name: string) => `array(select json_array_elements_text(m."${name}")::uuid)`
  await sql.query(
    `insert into platform.memberships (ent_id, person_id, roles, login_id, name, name_en, state, department_ids,
        post_ids, org_role_ids, superior_id, employee_number, phone, phone_hidden, email)
      select $1, id, '{user}', "loginId", name, "nameEn", state, ${ids('departmentIds')}, ${ids('postIds')},
        ${ids('roleIds')}, "superiorId", "employeeNumber", phone, "phoneHidden", email
      from json_to_recordset($2) as m (id uuid, "loginId" text, name text, "nameEn" text, state text, "departmentIds" json,
        "postIds" json, "roleIds" json, "superiorId" uuid, "employeeNumber" text, phone text,
        "phoneHidden" boolean, email text)`,
    asked,
  )
}
