import { setImmediate } from 'node:timers/promises'
import { cellText, type Locale } from '@atrium/domain-core'
import { memberImportLimit, type MemberRowError } from '@atrium/domain-org'
import type { DutyPort } from '@atrium/domain-security'
import {
  addPasswordLink,
  type Clock,
  JobFailed,
  readTable,
  type RunningJob,
  spaceOf,
  type TableRow,
  type Tx,
} from '@atrium/server-core'
import { selectDepartments } from '../departments/department-store'
import { holdOrganisation } from '../hold-organisation'
import { announceOrganisation } from '../org-events'
import { selectPosts } from '../posts/post-store'
import { selectOrgRoles, selectRoleGroups } from '../roles/org-role-store'
import { type DecidedMember, decideMembers } from './decide-members'
import type { MemberImportInput } from './member-import-job'
import {
  insertMadeDepartments,
  keepRows,
  type KeptRow,
  selectKnownMembers,
  selectStrangers,
} from './member-import-store'
import { placeBook } from './place-book'
import { planDepartments } from './plan-departments'
import { type ReadMember, readMember } from './read-member'

export interface ImportMembersNeeds {
  readonly clock: Clock
  readonly duties: DutyPort<Tx>
}

export interface MembersFile {
  readonly input: MemberImportInput
  readonly job: Pick<RunningJob, 'signal' | 'progress'>
  readonly path: string
}

export interface ImportedMembers {
  readonly taken: readonly DecidedMember[]
  readonly errors: readonly MemberRowError[]
  readonly departments: number
  /** By person: what opens the page to set a password. */
  readonly links: ReadonlyMap<string, string>
}

const atOnce = 1000

/** Decides about each row of a file of members, and writes nothing. */
export async function checkMembers(
  tx: Tx,
  needs: ImportMembersNeeds,
  file: MembersFile,
): Promise<ImportedMembers> {
  await tx.query('set local statement_timeout = 0')
  const { taken, errors } = await decide(tx, needs, file)
  const planned = await planDepartments(tx, taken, planning(needs, file))
  return { taken, errors, departments: planned.made.length, links: new Map() }
}

/** Imports a file of members within a transaction. */
export async function importMembers(
  tx: Tx,
  needs: ImportMembersNeeds,
  file: MembersFile,
): Promise<ImportedMembers> {
  const { input, job } = file
  await tx.query('set local statement_timeout = 0')
  await holdOrganisation(tx)
  const { taken, errors } = await decide(tx, needs, file)
  const { made, idsOf } = await planDepartments(tx, taken, planning(needs, file))
  if (made.length > 0) await insertMadeDepartments(tx, made)
  for (let from = 0; from < taken.length; from += atOnce) {
    job.signal.throwIfAborted()
    const some = taken.slice(from, from + atOnce)
    await keepRows(
      tx,
      some.map((each) => keptRow(each, idsOf(each))),
    )
    job.progress(from + some.length, taken.length)
  }
  await needs.duties.requireSeparated(tx)
  const links = input.links ? await makeLinks(tx, needs, { job, taken }) : new Map()
  tell(tx, taken, made.length)
  return { taken, errors, departments: made.length, links }
}

function planning({ clock }: ImportMembersNeeds, { input }: MembersFile) {
  return { newId: () => clock.newId(), locale: input.locale }
}

async function decide(tx: Tx, { clock }: ImportMembersNeeds, file: MembersFile) {
  const { rows, errors } = await readRows(file)
  const places = placeBook(await readPlaces(tx, file.input.locale), file.input)
  const members = await selectKnownMembers(tx)
  const strangers = await selectStrangers(tx, rows.flatMap(addressesOf))
  const known = { members, strangers, places }
  const decided = await decideMembers(rows, known, {
    mode: file.input.mode,
    newId: () => clock.newId(),
    // Others are answered between two pieces of a large file.
    pause: () => setImmediate(),
  })
  return {
    taken: decided.taken,
    errors: [...errors, ...decided.errors].toSorted((a, b) => a.row - b.row),
  }
}

async function readRows({ input, job, path }: MembersFile) {
  const rows: ReadMember[] = []
  const errors: MemberRowError[] = []
  const { headerRow, mapping, sheet, rowCount = null } = input
  const task = { path, sheet, maxRows: memberImportLimit + headerRow }
  let read = 0
  for await (const some of readTable(task, job.signal)) {
    for (const row of some) {
      if (row.row <= headerRow || isBlank(row, mapping)) continue
      read += 1
      const member = readMember(row, mapping)
      if ('profile' in member) rows.push(member)
      else errors.push(...member)
    }
    job.progress(read, rowCount)
  }
  if (read === 0) throw new JobFailed('import-empty')
  return { rows, errors }
}

function isBlank({ cells }: TableRow, mapping: MembersFile['input']['mapping']): boolean {
  return mapping.every(({ column }) => cellText(cells[column] ?? null) === '')
}

async function readPlaces(tx: Tx, locale: Locale) {
  const departments = await selectDepartments(tx, locale)
  const posts = await selectPosts(tx, locale)
  const groups = await selectRoleGroups(tx, locale)
  const roles = await selectOrgRoles(tx, locale)
  return { departments, posts, groups, roles }
}

function addressesOf({ loginId, profile }: ReadMember): string[] {
  const address = loginId ?? profile.email?.toLowerCase()
  return address ? [address] : []
}

function keptRow(decided: DecidedMember, departmentIds: readonly string[] | undefined): KeptRow {
  const { name, nameEn, email, phone, employeeNumber, ...profile } = decided.read.profile
  return {
    act: decided.act,
    id: decided.personId,
    loginId: decided.loginId,
    name,
    nameEn: nameEn ?? undefined,
    email,
    phone,
    employeeNumber,
    departmentIds,
    postIds: decided.postIds,
    orgRoleIds: decided.orgRoleIds,
    superiorId: decided.superiorId,
    profile,
  }
}

async function makeLinks(
  tx: Tx,
  { clock }: ImportMembersNeeds,
  { job, taken }: Pick<MembersFile, 'job'> & { readonly taken: readonly DecidedMember[] },
): Promise<ReadonlyMap<string, string>> {
  const links = new Map<string, string>()
  for (const { act, personId } of taken) {
    if (act !== 'add') continue
    job.signal.throwIfAborted()
    links.set(personId, await addPasswordLink(tx, { personId, purpose: 'set-up' }, clock.now()))
  }
  return links
}

function tell(tx: Tx, taken: readonly DecidedMember[], departments: number): void {
  const [first] = taken
  if (!first) return
  const count = (act: DecidedMember['act']) => taken.filter((each) => each.act === act).length
  tx.record({
    act: 'org.import-members',
    entity: 'person',
    entityId: first.personId,
    details: {
      added: count('add'),
      invited: count('invite'),
      updated: count('update'),
      departments,
      ids: taken.slice(0, 100).map(({ personId }) => personId),
    },
  })
  announceOrganisation(
    tx,
    'person',
    'changed',
    taken.map(({ personId }) => personId),
  )
  if (departments > 0) tx.announce({ entity: 'department', act: 'added', entId: spaceOf(tx) })
}
