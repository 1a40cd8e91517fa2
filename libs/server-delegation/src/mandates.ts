import type { DelegationPort } from '@atrium/domain-delegation'
import type { DutyPort } from '@atrium/domain-security'
import { type Core, type FoundMandate, type MandateSource, type Tx } from '@atrium/server-core'
import { agencyEntity } from './agency-events'
import { type AgencyRow, selectAgency, selectRunning } from './agency-store'

/** Asked with every call of whoever acts for somebody, so it is remembered for a moment. */
const rememberedMs = 5_000
const rememberedLimit = 5_000

interface Remembered {
  readonly row: AgencyRow | null
  readonly until: number
}

interface MandateNeeds extends Pick<Core, 'database' | 'clock' | 'bus'> {
  readonly duties: Pick<DutyPort<Tx>, 'areApart'>
}

const decisive: readonly string[] = [agencyEntity, 'person', 'session', 'duties', 'console-grant']

/** Which agencies are in force: begun, not ended, and with both people there. */
export function createMandates({ database, clock, bus, duties }: MandateNeeds): MandateSource {
  const known = new Map<string, Remembered>()
  let changes = 0
  bus.subscribe(({ entity }) => {
    if (!decisive.includes(entity)) return
    changes += 1
    known.clear()
  })

  async function read(entId: string, id: string): Promise<AgencyRow | null> {
    const key = `${entId} ${id}`
    const now = clock.now().getTime()
    const found = known.get(key)
    if (found && found.until > now) return found.row
    const before = changes
    const row = await database.read({ entId, personId: null }, async (tx) => {
      const agency = await selectAgency(tx, id)
      if (!agency) return null
      // Whoever holds one of separate duties borrows none of the others.
      return (await duties.areApart(tx, [agency.host.id, agency.agent.id])) ? agency : null
    })
    if (known.size >= rememberedLimit) known.clear()
    if (changes === before) known.set(key, { row, until: now + rememberedMs })
    return row
  }

  return {
    async find(mandateId, { personId, entId }) {
      const row = await read(entId, mandateId)
      if (!row || row.agent.id !== personId || !isInForce(row, clock.now())) return null
      return mandateOf(row)
    },
  }
}

function isInForce({ state, startsAt, endsAt, bothActive }: AgencyRow, now: Date): boolean {
  const hasBegun = startsAt.getTime() <= now.getTime()
  const hasEnded = endsAt !== null && endsAt.getTime() <= now.getTime()
  return state === 'agenting' && bothActive && hasBegun && !hasEnded
}

function mandateOf({ id, host, appIds, permissions }: AgencyRow): FoundMandate {
  const { id: personId, ...rest } = host
  return { id, host: { personId, ...rest }, appIds, permissions }
}

/** What the workflow asks about agencies. */
export function createDelegations({ clock }: Pick<Core, 'clock'>): DelegationPort<Tx> {
  const running = async (tx: Tx, side: 'host' | 'agent', personId: string) =>
    (await selectRunning(tx, { side, personId, now: clock.now() })).filter(
      ({ bothActive }) => bothActive,
    )
  return {
    async agentsOf(tx, { hostId, appId, permission }) {
      const rows = await running(tx, 'host', hostId)
      return rows
        .filter(({ permissions, appIds }) => {
          return permissions.includes(permission) && (appIds === null || appIds.includes(appId))
        })
        .map(({ id, agent }) => ({ agencyId: id, personId: agent.id }))
    },
    async hostsOf(tx, { agentId, permission }) {
      const rows = await running(tx, 'agent', agentId)
      return rows
        .filter(({ permissions }) => permissions.includes(permission))
        .map(({ id, host, appIds }) => ({ agencyId: id, personId: host.id, appIds }))
    },
  }
}
