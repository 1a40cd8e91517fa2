import {
  type MemberColumn,
  type MemberRowCode,
  type MemberRowError,
  reportingDepth,
} from '@atrium/domain-org'
import type { Found, PlaceBook } from './place-book'
import type { ReadMember } from './read-member'

/** A member as the space knows them. */
export interface KnownMember {
  readonly id: string
  readonly loginId: string
  readonly email: string
  readonly employeeNumber: string
  readonly state: 'invited' | 'active' | 'suspended' | 'left'
  readonly superiorId: string | null
}

/** Somebody with an account who is no member of the space. */
export interface Stranger {
  readonly id: string
  readonly loginId: string
  readonly email: string | null
  readonly isActive: boolean
}

export interface Known {
  readonly members: readonly KnownMember[]
  readonly strangers: readonly Stranger[]
  readonly places: PlaceBook
}

type Place = Extract<Found, { id: string } | { path: readonly string[] }>

/** A row that is taken. */
export interface DecidedMember {
  readonly act: 'add' | 'invite' | 'update'
  readonly personId: string
  /** Only new people need one. */
  readonly loginId: string
  readonly read: ReadMember
  readonly departments: readonly Place[] | undefined
  readonly postIds: readonly string[] | undefined
  readonly orgRoleIds: readonly string[] | undefined
  readonly superiorId: string | undefined
}

interface Decision {
  readonly taken: readonly DecidedMember[]
  readonly errors: readonly MemberRowError[]
}

interface Candidate extends DecidedMember {
  readonly superior: string | undefined
}

interface Deciding {
  readonly mode: 'add' | 'update' | 'both'
  readonly newId: () => string
  /** Lets others go first for a moment. */
  readonly pause: () => Promise<unknown>
}

/** What becomes of each row: it is taken whole, or there is an error for it. */
export async function decideMembers(
  rows: readonly ReadMember[],
  known: Known,
  deciding: Deciding,
): Promise<Decision> {
  const errors: MemberRowError[] = []
  const book = peopleBook(known)
  const candidates: Candidate[] = []
  for (const [at, read] of rows.entries()) {
    if (at % 1000 === 999) await deciding.pause()
    const decided = decideRow(read, { book, places: known.places, ...deciding })
    if (Array.isArray(decided)) errors.push(...decided)
    else candidates.push(decided as Candidate)
  }
  const settled = settleSuperiors(candidates, known.members)
  return { taken: settled.taken, errors: [...errors, ...settled.errors] }
}

type Book = ReturnType<typeof peopleBook>

function peopleBook({ members, strangers }: Known) {
  const byLogin = new Map(members.map((member) => [member.loginId, member]))
  const byEmail = new Map<string, KnownMember | null>()
  for (const member of members) {
    const email = member.email.toLowerCase()
    // An address of two members finds neither.
    if (email !== '') byEmail.set(email, byEmail.has(email) ? null : member)
  }
  const numbered = members.filter(({ employeeNumber }) => employeeNumber !== '')
  return {
    byLogin,
    byEmail,
    byNumber: new Map(numbered.map((member) => [member.employeeNumber.toLowerCase(), member])),
    strangers: new Map(
      strangers.flatMap((stranger) => [
        [stranger.loginId, stranger] as const,
        ...(stranger.email === null ? [] : [[stranger.email, stranger] as const]),
      ]),
    ),
    /** The rows that named a person, or a number, first. */
    people: new Map<string, number>(),
    numbers: new Map<string, number>(),
  }
}

interface RowNeeds extends Deciding {
  readonly book: Book
  readonly places: PlaceBook
}

function decideRow(read: ReadMember, needs: RowNeeds): Candidate | MemberRowError[] {
  const who = whoIs(read, needs)
  if ('code' in who) return [errorOf(read, who.field, who.code)]
  const errors: MemberRowError[] = []
  const { book } = needs
  const first = book.people.get(who.personId)
  if (first !== undefined) {
    errors.push({ ...errorOf(read, 'loginId', 'repeated-in-file'), params: { row: first } })
  } else book.people.set(who.personId, read.row)
  errors.push(...numberErrors(read, who.personId, book))
  const departments = resolve(read, 'departments', needs.places.department, errors)
  const posts = resolve(read, 'posts', needs.places.post, errors)
  const roles = resolve(read, 'roles', needs.places.role, errors)
  if (who.act === 'add' && read.profile.name === undefined) {
    errors.push({ row: read.row, field: 'name', value: '', code: 'required' })
  }
  if (errors.length > 0) return errors
  const { superior } = read
  return {
    ...who,
    read,
    departments,
    postIds: idsOf(posts),
    orgRoleIds: idsOf(roles),
    superior,
    superiorId: undefined,
  }
}

type Who =
  | Pick<DecidedMember, 'act' | 'personId' | 'loginId'>
  | { readonly field: MemberColumn; readonly code: MemberRowCode }

/** Whom a row means: by login id, else by e-mail, else by employee number. */
function whoIs({ loginId, profile }: ReadMember, { book, mode, newId }: RowNeeds): Who {
  const email = profile.email?.toLowerCase()
  const number = profile.employeeNumber?.toLowerCase()
  const member = loginId === undefined ? foundBy(email, number, book) : book.byLogin.get(loginId)
  if (member && member.state !== 'left') {
    if (mode === 'add') return { field: 'loginId', code: 'member-there' }
    return { act: 'update', personId: member.id, loginId: member.loginId }
  }
  if (mode === 'update') {
    const isAnybody = loginId !== undefined || email !== undefined || number !== undefined
    return { field: 'loginId', code: isAnybody ? 'member-missing' : 'who-missing' }
  }
  if (member) return { act: 'invite', personId: member.id, loginId: member.loginId }
  const asked = loginId ?? email
  if (asked === undefined) return { field: 'loginId', code: 'login-missing' }
  const stranger = book.strangers.get(asked)
  if (!stranger) return fits(asked, newId, book)
  if (!stranger.isActive) return { field: 'loginId', code: 'person-not-active' }
  return { act: 'invite', personId: stranger.id, loginId: stranger.loginId }
}

function foundBy(email: string | undefined, number: string | undefined, book: Book) {
  const addressed = email === undefined ? undefined : book.byEmail.get(email)
  return addressed ?? (number === undefined ? undefined : book.byNumber.get(number))
}

/** A new person, the same one for each row that has their login id. */
function fits(loginId: string, newId: () => string, book: Book): Who {
  if (!/^[a-z0-9][a-z0-9._@-]{1,59}$/.test(loginId))
    return { field: 'loginId', code: 'login-unfit' }
  const made = newId()
  book.strangers.set(loginId, { id: made, loginId, email: null, isActive: true })
  return { act: 'add', personId: made, loginId }
}

function numberErrors(read: ReadMember, personId: string, book: Book): MemberRowError[] {
  const number = read.profile.employeeNumber?.toLowerCase()
  if (number === undefined) return []
  const holder = book.byNumber.get(number)
  if (holder && holder.id !== personId) return [errorOf(read, 'employeeNumber', 'number-taken')]
  const first = book.numbers.get(number)
  if (first === undefined) book.numbers.set(number, read.row)
  return first === undefined
    ? []
    : [{ ...errorOf(read, 'employeeNumber', 'repeated-in-file'), params: { row: first } }]
}

function resolve(
  read: ReadMember,
  field: 'departments' | 'posts' | 'roles',
  find: (text: string) => Found,
  errors: MemberRowError[],
): Place[] | undefined {
  const { row } = read
  const limit = field === 'roles' ? 100 : 20
  const texts = read[field]
  if (texts && texts.length > limit) {
    errors.push({ row, field, value: '', code: 'too-many', params: { max: limit } })
  }
  return texts?.flatMap((text) => {
    const found = find(text)
    if (!('code' in found)) return [found]
    const params = found.code === 'department-path-too-deep' ? { params: { max: 20 } } : {}
    errors.push({ row, field, value: text.slice(0, 200), code: found.code, ...params })
    return []
  })
}

function idsOf(places: readonly Place[] | undefined): string[] | undefined {
  return places && [...new Set(places.flatMap((place) => ('id' in place ? [place.id] : [])))]
}

/** A superior may stand in the file too; whose row is not taken is nobody's superior, and so on. */
function settleSuperiors(candidates: readonly Candidate[], members: readonly KnownMember[]) {
  const errors: MemberRowError[] = []
  let left = candidates
  for (;;) {
    const taken = withSuperiors(left, members)
    const wrong = taken.filter((each) => 'code' in each)
    if (wrong.length === 0) return { taken: taken as DecidedMember[], errors }
    errors.push(...wrong.map(({ read, code }) => errorOf(read, 'superior', code as MemberRowCode)))
    const gone = new Set(wrong.map(({ personId }) => personId))
    left = left.filter(({ personId }) => !gone.has(personId))
  }
}

function withSuperiors(candidates: readonly Candidate[], members: readonly KnownMember[]) {
  const there = members.filter(({ state }) => state !== 'left')
  const idOf = new Map<string, string>()
  for (const { id, employeeNumber } of there) idOf.set(employeeNumber.toLowerCase(), id)
  for (const { id, loginId } of there) idOf.set(loginId, id)
  for (const { personId, loginId, read } of candidates) {
    const number = read.profile.employeeNumber
    if (number) idOf.set(number.toLowerCase(), personId)
    idOf.set(loginId, personId)
  }
  idOf.delete('')
  const found = candidates.map((each) => ({
    ...each,
    superiorId: each.superior === undefined ? undefined : idOf.get(each.superior.toLowerCase()),
  }))
  const superiorOf = new Map(members.map(({ id, superiorId }) => [id, superiorId]))
  for (const each of found) if (each.superiorId) superiorOf.set(each.personId, each.superiorId)
  return found.map((each) => {
    if (each.superior === undefined) return each
    if (each.superiorId === undefined) return { ...each, code: 'superior-unknown' as const }
    const code = lineFault(each.personId, superiorOf)
    return code ? { ...each, code } : each
  })
}

function lineFault(personId: string, superiorOf: ReadonlyMap<string, string | null>) {
  let depth = 0
  for (let at = superiorOf.get(personId) ?? null; at !== null; at = superiorOf.get(at) ?? null) {
    if (at === personId) return 'superior-loop'
    depth += 1
    if (depth >= reportingDepth) return 'superior-too-deep'
  }
  return null
}

function errorOf(read: ReadMember, field: MemberColumn, code: MemberRowCode): MemberRowError {
  const value = valueOf(read, field)
  return { row: read.row, field, value: value.slice(0, 200), code }
}

function valueOf({ loginId, profile, superior }: ReadMember, field: MemberColumn): string {
  if (field === 'superior') return superior ?? ''
  if (field === 'employeeNumber') return profile.employeeNumber ?? ''
  return loginId ?? profile.email ?? ''
}
