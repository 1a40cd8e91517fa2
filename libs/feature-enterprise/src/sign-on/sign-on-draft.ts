import {
  type SignOnConfig,
  signOnConfigSchema,
  signOnProviderSchema,
  type SignOnProvider,
} from '@atrium/domain-auth'

/** A provider's settings while they are edited: domains are lines of text. */
export interface SignOnDraft extends Omit<SignOnConfig, 'domains'> {
  readonly domains: string
}

/** Why a place is not right, as a key of the page's messages. */
type Fault = 'missing' | 'malformed' | 'issuer-unprotected' | 'scope-openid-missing'

export interface ReadDraft {
  readonly config: SignOnConfig | null
  /** Enough to ask the provider, whatever else is not right yet. */
  readonly provider: SignOnProvider | null
  readonly faults: ReadonlyMap<string, Fault>
  /** Lines that are no domains. */
  readonly wrongDomains: readonly string[]
}

const empty: SignOnConfig = {
  enabled: false,
  required: false,
  name: '',
  issuer: '',
  clientId: '',
  scopes: 'openid email profile',
  match: 'email',
  claims: { email: 'email', name: 'name', subject: 'sub' },
  domains: [],
  newcomers: 'refuse',
}

export function draftOf(config: SignOnConfig | null): SignOnDraft {
  const { domains, ...rest } = config ?? empty
  return { ...rest, domains: domains.join('\n') }
}

export function readDraft(draft: SignOnDraft): ReadDraft {
  const lines = draft.domains.split(/[\s,;，；]+/).filter((line) => line !== '')
  const config = { ...draft, required: draft.enabled && draft.required, domains: lines }
  const { issuer, clientId, scopes } = draft
  const provider = signOnProviderSchema.safeParse({ issuer, clientId, scopes }).data ?? null
  const parsed = signOnConfigSchema.safeParse(config)
  if (parsed.success) {
    return { config: parsed.data, provider, faults: new Map(), wrongDomains: [] }
  }
  const { issues } = parsed.error
  const faults = issues.map(({ path, message }) => {
    const place = path[0] === 'claims' ? path.join('.') : String(path[0])
    return [place, faultOf(valueAt(draft, place), message)] as const
  })
  const wrongDomains = issues.flatMap(({ path }) =>
    path[0] === 'domains' && path[1] !== undefined ? [lines[Number(path[1])] ?? ''] : [],
  )
  return { config: null, provider, faults: new Map(faults.toReversed()), wrongDomains }
}

function faultOf(value: unknown, message: string): Fault {
  if (typeof value === 'string' && value.trim() === '') return 'missing'
  const named = (['issuer-unprotected', 'scope-openid-missing'] as const).find(
    (code) => code === message,
  )
  return named ?? 'malformed'
}

function valueAt({ claims, ...draft }: SignOnDraft, place: string): unknown {
  const values: Readonly<Record<string, unknown>> = {
    ...draft,
    'claims.email': claims.email,
    'claims.name': claims.name,
    'claims.subject': claims.subject,
  }
  return values[place]
}
