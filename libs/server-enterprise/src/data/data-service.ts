import type { Job, Locale, ParsedOf } from '@atrium/domain-core'
import {
  enterpriseCodeMessages,
  type KeptData,
  type KeptUsage,
  type setRecycleDays,
  type Usage,
} from '@atrium/domain-enterprise'
import { type Caller, Conflict, type Core, hasUnfinishedJob, type Tx } from '@atrium/server-core'
import {
  countMemberships,
  findRecycleDays,
  saveRecycleDays,
  selectFileUsage,
  selectTransferJobs,
} from './data-store'

export type DataService = ReturnType<typeof createDataService>

interface Needs extends Pick<Core, 'database' | 'clock'> {
  readonly kept: readonly KeptData<Tx>[]
}

export const exportKind = 'enterprise.export-data'

/** What the enterprise uses and keeps, and a copy of all of it. */
export function createDataService({ database, clock, kept }: Needs) {
  return {
    usage: (caller: Caller): Promise<Usage> =>
      database.read(caller, async (tx) => {
        const parts = await Promise.all(kept.map((each) => each.usage(tx)))
        const [people, filesByPurpose, recycleDays, jobs] = await Promise.all([
          countMemberships(tx),
          selectFileUsage(tx),
          findRecycleDays(tx),
          selectTransferJobs(tx, caller.locale),
        ])
        return {
          people,
          filesByPurpose,
          recycleDays,
          jobs,
          ...total(parts),
          ...files(filesByPurpose),
        }
      }),

    setRecycleDays: ({ days }: ParsedOf<typeof setRecycleDays>, caller: Caller) =>
      database.transaction(caller, async (tx) => {
        const before = await findRecycleDays(tx)
        await saveRecycleDays(tx, days)
        tx.record({
          act: 'enterprise.set-recycle-days',
          entity: 'enterprise',
          entityId: caller.entId,
          details: { before, after: days },
        })
        return {}
      }),

    export: (caller: Caller, locale: Locale): Promise<Job> =>
      database.transaction(caller, async (tx) => {
        if (await hasUnfinishedJob(tx, exportKind, {})) throw new Conflict('export-running')
        const title = enterpriseCodeMessages[locale]['enterprise-data']
        const id = await tx.enqueue(exportKind, {}, { title })
        tx.record({ act: exportKind, entity: 'enterprise', entityId: caller.entId })
        return {
          id,
          kind: exportKind,
          title,
          state: 'waiting',
          done: 0,
          total: null,
          result: null,
          error: null,
          createdAt: clock.now().toISOString(),
          finishedAt: null,
        }
      }),
  }
}

const shownApps = 200

function total(parts: readonly KeptUsage[]) {
  const apps = parts.flatMap(({ applications = [] }) => applications)
  const forms = parts.flatMap(({ forms: some = [] }) => some)
  const ofApp = Map.groupBy(forms, ({ appId }) => appId)
  const sum = (of: (part: KeptUsage) => number | undefined) =>
    parts.reduce((count, part) => count + (of(part) ?? 0), 0)
  return {
    departments: sum(({ departments }) => departments),
    applications: apps.length,
    forms: forms.length,
    records: forms.reduce((count, { records }) => count + records, 0),
    recordBytes: forms.reduce((count, { bytes }) => count + bytes, 0),
    apps: apps
      .map(({ id, name }) => {
        const own = ofApp.get(id) ?? []
        return {
          appId: id,
          name,
          forms: own.length,
          records: own.reduce((count, { records }) => count + records, 0),
          bytes: own.reduce((count, { bytes }) => count + bytes, 0),
        }
      })
      .toSorted((a, b) => b.bytes - a.bytes)
      .slice(0, shownApps),
    bin: {
      applications: sum(({ binnedApplications }) => binnedApplications),
      forms: sum(({ binnedForms }) => binnedForms),
    },
  }
}

function files(byPurpose: Usage['filesByPurpose']): Pick<Usage, 'files'> {
  const count = byPurpose.reduce((all, each) => all + each.count, 0)
  return { files: { count, bytes: byPurpose.reduce((all, each) => all + each.bytes, 0) } }
}
