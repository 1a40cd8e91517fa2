import { type SecurityPolicy, securityPolicySchema } from '@atrium/domain-core'

/** A policy while it is edited: an empty number is nothing yet, and networks are lines of text. */
export interface PolicyDraft {
  readonly password: Nullable<SecurityPolicy['password']>
  readonly lockout: Nullable<SecurityPolicy['lockout']>
  readonly twoStep: Nullable<SecurityPolicy['twoStep'], 'graceDays'>
  readonly session: Nullable<Omit<SecurityPolicy['session'], 'networks'>>
  readonly networks: string
  readonly byCode: boolean
}

type Nullable<Rule, Key extends keyof Rule = NumberKey<Rule>> = {
  readonly [Name in keyof Rule]: Name extends Key ? Rule[Name] | null : Rule[Name]
}

type NumberKey<Rule> = {
  [Name in keyof Rule]: Rule[Name] extends number | null ? Name : never
}[keyof Rule]

export function draftOf({ session, ...policy }: SecurityPolicy): PolicyDraft {
  const { networks, ...times } = session
  return { ...policy, session: times, networks: networks.join('\n') }
}

/** The policy that a draft says, or the places that are not right yet, as `password.minLength`. */
export function readDraft(draft: PolicyDraft): {
  readonly policy: SecurityPolicy | null
  readonly wrong: ReadonlySet<string>
} {
  const { networks, session, ...rest } = draft
  const lines = linesOf(networks)
  const parsed = securityPolicySchema.safeParse({
    ...rest,
    session: { ...session, networks: lines },
  })
  if (parsed.success) return { policy: parsed.data, wrong: new Set() }
  const wrong = parsed.error.issues.map(({ path }) =>
    path[1] === 'networks' && path[2] !== undefined
      ? `networks ${lines[Number(path[2])] ?? ''}`
      : path.slice(0, 2).join('.'),
  )
  return { policy: null, wrong: new Set(wrong) }
}

export function linesOf(networks: string): string[] {
  return networks.split(/[\s,;，；]+/).filter((line) => line !== '')
}
