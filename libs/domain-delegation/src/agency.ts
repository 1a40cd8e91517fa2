import { type FieldIssue, idSchema } from '@atrium/domain-core'
import { z } from 'zod'

/** Hosting lends the whole account, or chosen applications of it, to one person; an application agent takes one application. */
export const agencyKinds = ['hosting', 'application'] as const

export type AgencyKind = (typeof agencyKinds)[number]

/** What an agent may do on the host's behalf (section 3). */
export const agencyPermissions = [
  'handle-todo',
  'handled-todo',
  'new-data',
  'edit-data',
  'return-workflow',
] as const

export type AgencyPermission = (typeof agencyPermissions)[number]

export const agencyStates = ['agenting', 'recycled', 'invalid', 'expired'] as const

export type AgencyState = (typeof agencyStates)[number]

/** `all` also means applications that are made later. */
const agencyScopeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('apps'), appIds: z.array(idSchema).min(1).max(200) }),
])

export type AgencyScope = z.infer<typeof agencyScopeSchema>

/** What the host says of an agency. */
export const agencyDraftSchema = z.strictObject({
  agentId: idSchema,
  scope: agencyScopeSchema,
  startsAt: z.iso.datetime(),
  /** Null lasts until it is taken back; an application agent only. */
  endsAt: z.iso.datetime().nullable(),
  permissions: z.array(z.enum(agencyPermissions)).min(1).max(agencyPermissions.length),
})

export type AgencyDraft = z.infer<typeof agencyDraftSchema>

const personSchema = z.object({ id: idSchema, name: z.string() })

/** An agency as its host and its agent see it. */
export const agencySchema = z.object({
  id: idSchema,
  kind: z.enum(agencyKinds),
  host: personSchema,
  agent: personSchema,
  /** Null for all; one that was deleted has no name. */
  applications: z.array(z.object({ id: idSchema, name: z.string().nullable() })).nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  permissions: z.array(z.enum(agencyPermissions)),
  state: z.enum(agencyStates),
})

export type Agency = z.infer<typeof agencySchema>

/** What a draft breaks besides its schema: its period, its scope, or lending to oneself. */
export function checkAgency(
  { agentId, scope, startsAt, endsAt }: AgencyDraft,
  {
    kind,
    hostId,
    now,
  }: { readonly kind: AgencyKind; readonly hostId: string; readonly now: number },
): FieldIssue[] {
  const issue = (field: keyof AgencyDraft, code: string) => ({ path: [field], code })
  return [
    ...(agentId === hostId ? [issue('agentId', 'agent-self')] : []),
    ...(kind === 'application' && (scope.kind === 'all' || scope.appIds.length !== 1)
      ? [issue('scope', 'agent-one-application')]
      : []),
    ...(kind === 'hosting' && endsAt === null ? [issue('endsAt', 'required')] : []),
    ...periodIssues(startsAt, endsAt, now).map((code) => issue('endsAt', code)),
  ]
}

function periodIssues(startsAt: string, endsAt: string | null, now: number): string[] {
  if (endsAt === null) return []
  const end = Date.parse(endsAt)
  if (end <= Date.parse(startsAt)) return ['period-reversed']
  return end <= now ? ['period-over'] : []
}
