import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { getCurrentUser, getJob, type InputOf, type Job } from '@atrium/domain-core'
import {
  addDepartment,
  addOrgRole,
  addPost,
  addRoleGroup,
  getMember,
  listDepartments,
  listMembers,
  memberColumnOf,
  memberExportResultSchema,
  type MemberImportResult,
  memberImportResultSchema,
  startMemberExport,
  startMemberImport,
} from '@atrium/domain-org'
import { refusalOf, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endMemberships, orgAlone } from '../org.fixture'

let server: TestServer
let adminId: string
beforeAll(async () => {
  server = await testServer({ modules: (core) => [orgAlone(core)] })
  adminId = (await server.call(getCurrentUser, {})).id
  const sea = await server.call(addDepartment, { name: 'Sea', parentId: null, code: 'SEA' })
  await server.call(addDepartment, { name: '河运', nameEn: 'River', parentId: sea.id })
  await server.call(addDepartment, { name: 'Harbour', parentId: sea.id })
  await server.call(addPost, { name: 'Pilot' })
  const group = await server.call(addRoleGroup, { name: 'Ship' })
  await server.call(addOrgRole, { groupId: group.id, name: 'Cook' })
})
afterAll(() => server.close())

const upload = (content: string, personId = adminId) =>
  server.core.files.put(Readable.from([content]), {
    scope: { entId: 'demo', personId },
    name: 'people.csv',
    purpose: 'import',
  })
const mappingOf = (content: string) =>
  (content.split('\n')[0] ?? '').split(',').flatMap((header, column) => {
    const field = memberColumnOf(header)
    return field ? [{ column, field }] : []
  })
async function ended(job: Job): Promise<Job> {
  await expect
    .poll(async () => (await server.call(getJob, { jobId: job.id })).state, { timeout: 60_000 })
    .toMatch(/done|failed/)
  return server.call(getJob, { jobId: job.id })
}
async function bring(
  content: string,
  more: Partial<InputOf<typeof startMemberImport>> = {},
): Promise<MemberImportResult> {
  const { id: fileId } = await upload(content)
  const input = { fileId, mapping: mappingOf(content), ...more }
  return memberImportResultSchema.parse(
    (await ended(await server.call(startMemberImport, input))).result,
  )
}
const read = async (fileId: string) =>
  text(await server.core.files.open({ entId: 'demo', personId: adminId }, fileId))
const found = async (search: string) => {
  const { rows } = await server.call(listMembers, { search })
  return Promise.all(rows.map(({ id }) => server.call(getMember, { personId: id })))
}

describe('an import of members', () => {
  it('is a full administrator’s, of a file they brought for it', async () => {
    const { id: fileId } = await upload('Name\nx')
    const mapping = [{ column: 0, field: 'name' as const }]
    for (const as of ['user', 'safe', 'audit', 'saas', 'root'] as const) {
      const call = server.call(startMemberImport, { fileId, mapping }, { as })
      expect(await refusalOf(call)).toMatchObject({ status: 403 })
    }
    const { id } = await server.call(getCurrentUser, {}, { as: 'user' })
    const others = await upload('Name\nx', id)
    const foreign = server.call(startMemberImport, { fileId: others.id, mapping })
    expect(await refusalOf(foreign)).toMatchObject({ code: 'file-not-found' })
    const twice = server.call(startMemberImport, { fileId, mapping: [...mapping, ...mapping] })
    expect(await refusalOf(twice)).toMatchObject({ status: 400 })
  })

  it('finds departments by their English names too', async () => {
    const lines = ['Login ID,Name,Departments', 'imp.river,Rio,Sea / River', 'imp.alone,Rio,river']
    expect(await bring(lines.join('\n'))).toMatchObject({ added: 2, departments: 0 })
    const [rio] = await found('imp.river')
    const { rows } = await server.call(listDepartments, {})
    expect(rows.find(({ id }) => id === rio!.departmentIds[0])?.name).toBe('河运')
  })

  it('takes a row whole or not at all, and says of each what is wrong', async () => {
    const result = await bring(
      [
        'Login ID,Name,Departments,Posts,Roles,Superior,Phone,Birthday,Employee number',
        'imp.ada,Ada,Sea / Harbour,Pilot,Ship / Cook,imp.boss,138 1234 5678,2001/2/3,N1',
        'imp.boss,Boss,sea,,,,,,N2',
        'imp.bad1,Bad,Nowhere,,,,,,',
        'imp.bad2,Bad,,Nobody,,,call me,,',
        'imp.bad3,Bad,,,,imp.bad1,,,',
        'imp.bad4,Bad,,,,,,31.2.2001,',
        'imp.ada,Ada again,,,,,,,',
        'imp.bad5,Bad,,,,,,,n1',
        ',Nameless login,,,,,,,',
        'imp.bad6,,,,,,,,',
        'user,Known,,,,,,,',
      ].join('\n'),
    )
    expect(result).toMatchObject({ added: 2, invited: 0, updated: 0, failed: 9 })
    expect(result.errors.map(({ row, field, code }) => [row, field, code])).toEqual([
      [4, 'departments', 'department-unknown'],
      [5, 'phone', 'invalid-format'],
      [6, 'superior', 'superior-unknown'],
      [7, 'birthday', 'date-unknown'],
      [8, 'loginId', 'repeated-in-file'],
      [9, 'employeeNumber', 'repeated-in-file'],
      [10, 'loginId', 'login-missing'],
      [11, 'name', 'required'],
      [12, 'loginId', 'member-there'],
    ])
    const [ada] = await found('imp.ada')
    const [boss] = await found('imp.boss')
    expect(ada).toMatchObject({ state: 'active', birthday: '2001-02-03', superiorId: boss!.id })
    expect([ada!.departmentIds, ada!.postIds, ada!.orgRoleIds].map((ids) => ids.length)).toEqual([
      1, 1, 1,
    ])
    expect(await found('imp.bad')).toEqual([])
    const file = await read(result.errorFileId!)
    expect(file).toContain('imp.bad1,Bad,Nowhere')
    expect(file).not.toContain('imp.boss,Boss')
  })

  it('keeps nothing of a dry run, not even departments', async () => {
    const content = '登录名,姓名,部门\nimp.dry,Dry,New / Deep\n'
    const dry = await bring(content, { dryRun: true, createDepartments: true })
    expect(dry).toMatchObject({ added: 1, failed: 0, departments: 2 })
    expect(await found('imp.dry')).toEqual([])
    const { rows } = await server.call(listDepartments, {})
    expect(rows.map(({ name }) => name)).toEqual(['Sea', '河运', 'Harbour'])
  })

  it('makes departments where that is chosen, for rows that are taken only', async () => {
    const content = 'Login ID,Name,Departments\nimp.new,New,sea / Pier / East\n,Wrong,Other\n'
    expect(await bring(content, { createDepartments: true })).toMatchObject({
      added: 1,
      departments: 2,
    })
    const { rows } = await server.call(listDepartments, {})
    expect(rows.map(({ name }) => name)).toEqual(['Sea', '河运', 'Harbour', 'Pier', 'East'])
  })

  it('updates by login id, e-mail or number, and leaves alone what a cell does not say', async () => {
    const content = 'Employee number,Name,E-mail\nN1,,ada@sea.example\nN9,Nobody,\n'
    expect(await bring(content, { mode: 'update' })).toMatchObject({ updated: 1, failed: 1 })
    expect((await found('imp.ada'))[0]).toMatchObject({ name: 'Ada', email: 'ada@sea.example' })
    const byMail = 'E-mail,Phone\nADA@sea.example,139000001\nnew@sea.example,\n'
    const both = await bring(byMail, { mode: 'both' })
    expect(both).toMatchObject({ updated: 1, failed: 1 })
    expect(both.errors).toMatchObject([{ row: 3, field: 'name', code: 'required' }])
  })

  it('refuses circles of superiors', async () => {
    const result = await bring('Login ID,Superior\nimp.boss,imp.ada\n', { mode: 'update' })
    expect(result.errors).toMatchObject([{ row: 2, code: 'superior-loop' }])
  })

  it('invites who left, and who has an account elsewhere', async () => {
    const [ada] = await found('imp.ada')
    await endMemberships(server, [ada!.id])
    await server.core.database.transaction('platform', (tx) =>
      tx.query(`insert into platform.persons (person_id, login_id, name, ent_id)
        values ('0190a5b0-0000-7000-8000-0000000000aa', 'far.away', 'Far', 'north')`),
    )
    const result = await bring('Login ID,Name\nimp.ada,Ada\nfar.away,Near\n')
    expect(result).toMatchObject({ added: 0, invited: 2, failed: 0 })
    expect((await found('far.away'))[0]).toMatchObject({ state: 'invited', name: 'Near' })
  })

  it('makes links for new people where they are asked for', async () => {
    const result = await bring('Login ID,Name\nimp.link,=Link\n', { links: true })
    const file = await read(result.linksFileId!)
    expect(file).toMatch(/imp\.link,'=Link,\S+\?token=\S+/)
  })

  it('ends with a reason when the file cannot be read', async () => {
    const { id: fileId } = await upload('Name\n')
    const mapping = [{ column: 0, field: 'name' as const }]
    const job = await ended(await server.call(startMemberImport, { fileId, mapping }))
    expect(job).toMatchObject({ state: 'failed', error: 'import-empty' })
  })
})

describe('an export of members', () => {
  it('is an administrator’s', async () => {
    const input = { columns: ['name' as const], format: 'csv' as const }
    const call = server.call(startMemberExport, input, { as: 'user' })
    expect(await refusalOf(call)).toMatchObject({ status: 403 })
  })

  it('writes what can be imported again', async () => {
    const job = await server.call(
      startMemberExport,
      {
        search: 'imp.new',
        columns: ['loginId', 'name', 'departments'],
        format: 'csv',
      },
      { headers: { 'accept-language': 'en' } },
    )
    const { fileId, rows } = memberExportResultSchema.parse((await ended(job)).result)
    expect(rows).toBe(1)
    const content = (await read(fileId)).replace('\uFEFF', '')
    expect(content).toBe('Login ID,Name,Departments\r\nimp.new,New,Sea / Pier / East\r\n')
    expect(await bring(content.replaceAll('\r', ''), { mode: 'update' })).toMatchObject({
      updated: 1,
    })
  })
})
