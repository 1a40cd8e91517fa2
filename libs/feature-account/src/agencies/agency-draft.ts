import {
  type Agency,
  type AgencyDraft,
  agencyDraftSchema,
  type AgencyKind,
  type AgencyPermission,
  checkAgency,
} from '@atrium/domain-delegation'

/** A draft while it is being filled in. */
export interface AgencyInput {
  readonly agentId: string | null
  readonly reach: 'all' | 'apps'
  readonly appIds: readonly string[]
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly permissions: readonly AgencyPermission[]
}

export type AgencyField = 'agentId' | 'scope' | 'startsAt' | 'endsAt' | 'permissions'

/** What is wrong with a field: missing, or a code of the rules. */
export type AgencyProblems = Partial<Record<AgencyField, 'missing' | (string & {})>>

export function inputOf(agency: Agency | null, kind: AgencyKind, now: Date): AgencyInput {
  if (!agency) {
    return {
      agentId: null,
      reach: kind === 'hosting' ? 'all' : 'apps',
      appIds: [],
      startsAt: startOfMinute(now),
      endsAt: null,
      permissions: ['new-data', 'edit-data'],
    }
  }
  const { agent, applications, startsAt, endsAt, permissions } = agency
  return {
    agentId: agent.id,
    reach: applications === null ? 'all' : 'apps',
    appIds: applications?.map(({ id }) => id) ?? [],
    startsAt,
    endsAt,
    permissions,
  }
}

/** The draft, or what keeps it from being one; the server checks the same. */
export function draftOf(
  input: AgencyInput,
  context: { readonly kind: AgencyKind; readonly hostId: string; readonly now: number },
): { readonly draft: AgencyDraft } | { readonly problems: AgencyProblems } {
  const parsed = agencyDraftSchema.safeParse({
    agentId: input.agentId ?? '',
    scope: input.reach === 'all' ? { kind: 'all' } : { kind: 'apps', appIds: input.appIds },
    startsAt: input.startsAt ?? '',
    endsAt: input.endsAt,
    permissions: input.permissions,
  })
  const missing = (parsed.error?.issues ?? []).map(({ path }) => [path[0], 'missing'] as const)
  if (context.kind === 'hosting' && input.endsAt === null) missing.push(['endsAt', 'missing'])
  if (!parsed.success || missing.length > 0) return { problems: Object.fromEntries(missing) }
  const issues = checkAgency(parsed.data, context)
  if (issues.length === 0) return { draft: parsed.data }
  return { problems: problemsOf(issues) }
}

/** What the rules, here or on the server, say of the fields. */
export function problemsOf(
  issues: readonly { readonly path: readonly (string | number)[]; readonly code: string }[],
): AgencyProblems {
  return Object.fromEntries(issues.map(({ path, code }) => [path[0], code]))
}

function startOfMinute(now: Date): string {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString()
}
