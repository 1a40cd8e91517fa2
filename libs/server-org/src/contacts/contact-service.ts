import type { ParsedOf } from '@atrium/domain-core'
import {
  departmentBranch,
  type getContact,
  type listContacts,
  type PlacementPort,
  type setContactRules,
} from '@atrium/domain-org'
import type { Call, Caller, Database, Tx } from '@atrium/server-core'
import { selectBranches } from '../departments/department-store'
import { memberCursor } from '../members/member-cursor'
import {
  countContacts,
  findContact,
  keepContactRules,
  selectContactRules,
  selectContacts,
  type Sight,
} from './contact-store'

export interface ContactNeeds {
  readonly database: Database
  readonly placements: PlacementPort<Tx>
}

type Asked = Pick<Call, 'caller' | 'locale'>

export type ContactService = ReturnType<typeof createContactService>

/** Contacts counted exactly, at most. */
const countBound = 10_000

/** Colleagues, as far as the enterprise's rules let somebody see them. */
export function createContactService({ database, placements }: ContactNeeds) {
  return {
    list: (input: ParsedOf<typeof listContacts>, { caller, locale }: Asked) =>
      database.read(caller, async (tx) => {
        const sight = await sightOf(tx, placements, caller)
        const after = input.cursor === undefined ? null : memberCursor.decode(input.cursor)
        const { departmentId, search, limit } = input
        const branch =
          departmentId === undefined
            ? null
            : [...departmentBranch(await selectBranches(tx), departmentId)]
        const offset = after ? 0 : (input.offset ?? 0)
        const page = { locale, search, branch, after, offset, limit: limit + 1 }
        const count = await countContacts(tx, sight, page, countBound + 1)
        const isCommon = count > countBound
        const found = await selectContacts(tx, sight, { ...page, isCommon })
        const rows = found.slice(0, limit)
        const last = found.length > limit ? rows.at(-1) : undefined
        return {
          rows,
          total: { count: Math.min(count, countBound), exact: count <= countBound },
          nextCursor: last && memberCursor.encode(last),
          cut: false,
        }
      }),

    get: ({ personId }: ParsedOf<typeof getContact>, { caller, locale }: Asked) =>
      database.read(caller, async (tx) =>
        findContact(tx, await sightOf(tx, placements, caller), { id: personId, locale }),
      ),

    rules: (caller: Caller) => database.read(caller, selectContactRules),

    setRules: (rules: ParsedOf<typeof setContactRules>, caller: Caller) =>
      database.transaction(caller, async (tx) => {
        const before = await selectContactRules(tx)
        await keepContactRules(tx, rules)
        const details = { before, after: rules }
        tx.record({
          act: 'org.set-contact-rules',
          entity: 'contact',
          entityId: caller.entId,
          details,
        })
        return rules
      }),
  }
}

/** Administrators see everybody and every phone. */
async function sightOf(tx: Tx, placements: PlacementPort<Tx>, caller: Caller): Promise<Sight> {
  const { personId } = caller
  const everybody = { personId, departmentIds: null, personIds: [], reportIds: [] }
  if (caller.can('org.manage')) return { ...everybody, phones: 'all' }
  const { visibility, phonesHidden } = await selectContactRules(tx)
  const place = await placements.placement(tx, personId)
  const { reportIds } = place
  const phones = phonesHidden ? 'none' : 'shown'
  if (visibility === 'everyone') return { ...everybody, phones, reportIds }
  const line = [...reportIds, ...place.superiorIds]
  const departmentIds = visibility === 'own-departments' ? place.departmentIdsBelow : []
  return { personId, departmentIds, personIds: line, phones, reportIds }
}
