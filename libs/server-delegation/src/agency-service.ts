import type { AppItemsPort } from '@atrium/domain-apps'
import type { Locale, ParsedOf } from '@atrium/domain-core'
import {
  type addAgency,
  advanceAgency,
  type Agency,
  type AgencyAct,
  type AgencyDraft,
  type AgencyKind,
  type changeAgency,
  checkAgency,
  settingsAgentsPath,
  settingsHostingPath,
  type MandateSeen,
  stateAt,
} from '@atrium/domain-delegation'
import type { DutyPort } from '@atrium/domain-security'
import type { RemindersPort } from '@atrium/domain-subscription'
import {
  type Caller,
  Conflict,
  type Core,
  InvalidInput,
  NotFound,
  type Tx,
} from '@atrium/server-core'
import { announceAgency } from './agency-events'
import {
  type AgencyRow,
  type AgencyTerms,
  deleteAgencyRow,
  holdHost,
  insertAgency,
  isActiveMember,
  nameOf,
  selectAgencies,
  selectAgency,
  selectRunning,
  updateState,
  updateTerms,
} from './agency-store'

const limit = 200

export interface AgencyNeeds extends Pick<Core, 'database' | 'clock'> {
  readonly apps: AppItemsPort<Tx>
  readonly reminders?: RemindersPort | undefined
  readonly duties: Pick<DutyPort<Tx>, 'areApart'>
}

export type AgencyService = ReturnType<typeof createAgencyService>

/** Lending one's account, and taking it back; each call is about the caller's own agencies. */
export function createAgencyService({ database, clock, apps, reminders, duties }: AgencyNeeds) {
  return { list, mandates, add, change, recover, remove }

  function list(kind: AgencyKind, caller: Caller) {
    return database.read(caller, async (tx) => {
      const { personId } = caller
      const asked = { kind, personId, limit: limit + 1 }
      const given = await selectAgencies(tx, { ...asked, side: 'host' })
      const received = await selectAgencies(tx, { ...asked, side: 'agent' })
      const see = await seeing(tx, [...given, ...received], caller.locale)
      return {
        given: given.slice(0, limit).map(see),
        received: received.slice(0, limit).map(see),
        cut: Math.max(given.length, received.length) > limit,
      }
    })
  }

  /** For whom the caller may act at this moment. */
  function mandates(caller: Caller) {
    return database.read(caller, async (tx) => {
      const asked = { side: 'agent' as const, personId: caller.personId, now: clock.now() }
      const rows = (await selectRunning(tx, asked)).filter(({ bothActive }) => bothActive)
      const see = await seeing(tx, rows, caller.locale)
      return { rows: rows.map((row) => mandateSeen(see(row))) }
    })
  }

  function add({ kind, ...draft }: ParsedOf<typeof addAgency>, caller: Caller) {
    const work = changing(caller, async (tx) => {
      const terms = await acceptTerms(tx, { kind, draft, caller })
      await refuseSecond(tx, { kind, appIds: terms.appIds, caller, except: null })
      const id = clock.newId()
      await insertAgency(tx, { id, kind, hostId: caller.personId, ...terms, now: clock.now() })
      return told(tx, 'add', { id, caller, before: null })
    })
    return reminding(caller, work)
  }

  function change({ agencyId: id, ...draft }: ParsedOf<typeof changeAgency>, caller: Caller) {
    const work = changing(caller, async (tx) => {
      const before = await findOwn(tx, id, caller)
      const { kind } = before
      const act = stateNow(before) === 'agenting' ? 'edit' : 're-edit'
      decide(before, act)
      const terms = await acceptTerms(tx, { kind, draft, caller })
      await refuseSecond(tx, { kind, appIds: terms.appIds, caller, except: id })
      await updateTerms(tx, id, { ...terms, now: clock.now() })
      return told(tx, act, { id, caller, before })
    })
    return reminding(caller, work)
  }

  function recover(id: string, caller: Caller) {
    const work = changing(caller, async (tx) => {
      const before = await findOwn(tx, id, caller)
      decide(before, 'recover')
      await updateState(tx, id, { state: 'recycled', now: clock.now() })
      return told(tx, 'recover', { id, caller, before })
    })
    return reminding(caller, work)
  }

  function remove(id: string, caller: Caller) {
    return changing(caller, async (tx) => {
      const before = await findOwn(tx, id, caller)
      decide(before, 'delete')
      await deleteAgencyRow(tx, id)
      record(tx, 'delete', { id, agents: [before.agent.id], caller })
      return {}
    })
  }

  function changing<T>(caller: Caller, work: (tx: Tx) => Promise<T>): Promise<T> {
    return database.transaction(caller, async (tx) => {
      await holdHost(tx, caller.personId)
      return work(tx)
    })
  }

  /** Tells the agent what was lent to them, or taken back. */
  async function reminding(caller: Caller, work: Promise<Agency>): Promise<Agency> {
    const { id, kind, agent, host } = await work
    const about =
      kind === 'hosting'
        ? ({ type: 'hosting', path: settingsHostingPath({}) } as const)
        : ({ type: 'application-agent', path: settingsAgentsPath({}) } as const)
    const to = { entId: caller.entId, personId: agent.id }
    await reminders?.remind(to, { ...about, id, name: host.name })
    return work
  }

  function stateNow({ state, endsAt, bothActive }: AgencyRow) {
    const kept = { state, bothActive, endsAt: endsAt?.getTime() ?? null }
    return stateAt(kept, clock.now().getTime())
  }

  function decide(agency: AgencyRow, act: AgencyAct): void {
    const decided = advanceAgency(stateNow(agency), act)
    if (!decided.ok) throw new Conflict(decided.rejection)
  }

  /** What the draft comes to, once everything it names is there. */
  async function acceptTerms(
    tx: Tx,
    { kind, draft, caller }: { kind: AgencyKind; draft: AgencyDraft; caller: Caller },
  ): Promise<AgencyTerms> {
    const now = clock.now().getTime()
    const issues = checkAgency(draft, { kind, hostId: caller.personId, now })
    const appIds = draft.scope.kind === 'all' ? null : [...new Set(draft.scope.appIds)]
    if (issues.length === 0 && !(await isActiveMember(tx, draft.agentId))) {
      issues.push({ path: ['agentId'], code: 'agent-unknown' })
    }
    if (appIds && (await apps.appNames(tx, appIds)).size < appIds.length) {
      issues.push({ path: ['scope'], code: 'application-unknown' })
    }
    if (issues.length > 0) throw new InvalidInput(issues, 'agency-invalid')
    if (!(await duties.areApart(tx, [caller.personId, draft.agentId]))) {
      throw new Conflict('agency-mixes-duties')
    }
    return {
      agentId: draft.agentId,
      appIds,
      startsAt: new Date(draft.startsAt),
      endsAt: draft.endsAt === null ? null : new Date(draft.endsAt),
      permissions: [...new Set(draft.permissions)],
    }
  }

  /** One hosting at a time, and one agent for an application, be it begun already or still to come. */
  async function refuseSecond(
    tx: Tx,
    asked: {
      readonly kind: AgencyKind
      readonly appIds: readonly string[] | null
      readonly caller: Caller
      readonly except: string | null
    },
  ): Promise<void> {
    const { kind, appIds, caller, except } = asked
    const given = await selectAgencies(tx, {
      kind,
      side: 'host',
      personId: caller.personId,
      limit: 1000,
    })
    const other = given.find(
      (each) =>
        each.id !== except &&
        stateNow(each) === 'agenting' &&
        (kind === 'hosting' || each.appIds?.some((id) => appIds?.includes(id))),
    )
    if (other) throw new Conflict('agency-exists', { name: nameOf(caller.locale, other.agent) })
  }

  async function told(
    tx: Tx,
    act: 'add' | AgencyAct,
    { id, caller, before }: { id: string; caller: Caller; before: AgencyRow | null },
  ): Promise<Agency> {
    const after = await findOwn(tx, id, caller)
    const agents = [...new Set([after.agent.id, ...(before ? [before.agent.id] : [])])]
    record(tx, act, { id, agents, caller, after })
    return (await seeing(tx, [after], caller.locale))(after)
  }

  async function seeing(tx: Tx, rows: readonly AgencyRow[], locale: Locale) {
    const ids = [...new Set(rows.flatMap(({ appIds }) => appIds ?? []))]
    const names = ids.length > 0 ? await apps.appNames(tx, ids) : new Map<string, string>()
    return (row: AgencyRow): Agency => ({
      id: row.id,
      kind: row.kind,
      host: { id: row.host.id, name: nameOf(locale, row.host) },
      agent: { id: row.agent.id, name: nameOf(locale, row.agent) },
      applications: row.appIds?.map((id) => ({ id, name: names.get(id) ?? null })) ?? null,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt?.toISOString() ?? null,
      permissions: [...row.permissions],
      state: stateNow(row),
    })
  }
}

function mandateSeen(agency: Agency): MandateSeen {
  const { id, kind, host, applications, endsAt, permissions } = agency
  return { id, kind, host, applications, endsAt, permissions }
}

async function findOwn(tx: Tx, id: string, { personId }: Caller): Promise<AgencyRow> {
  const row = await selectAgency(tx, id)
  if (row?.host.id !== personId) throw new NotFound('agency-not-found')
  return row
}

interface Recorded {
  readonly id: string
  readonly agents: readonly string[]
  readonly caller: Caller
  readonly after?: AgencyRow
}

function record(tx: Tx, act: 'add' | AgencyAct, { id, agents, caller, after }: Recorded): void {
  const { appIds, startsAt, endsAt, permissions } = after ?? {}
  tx.record({
    act: `delegation.${act}`,
    entity: 'agency',
    entityId: id,
    details: { agentIds: agents, appIds, startsAt, endsAt, permissions },
  })
  const people = [caller.personId, ...agents]
  announceAgency(tx, { id, act: act === 'delete' ? 'removed' : 'changed', people })
}
