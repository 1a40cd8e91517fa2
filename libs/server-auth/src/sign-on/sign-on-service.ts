import {
  loginPath,
  mailDomainOf,
  type SignOnConfig,
  type SignOnOffer,
  type SignOnProvider,
  type SignOnSettings,
} from '@atrium/domain-auth'
import {
  InvalidInput,
  NotAllowed,
  NotFound,
  Unauthenticated,
  Unavailable,
  isOpenTo,
  newSecretToken,
  policyOf,
  requireSignOn,
  type Caller,
  type Core,
} from '@atrium/server-core'
import { publicOrigin } from '../mail/public-origin'
import { record, type Origin } from '../origin'
import type { Vault } from '../vault'
import { createProviders, type Identity } from './provider'
import { admit } from './sign-on-admission'
import {
  addTry,
  entOfDomain,
  foreignDomains,
  putDomains,
  putSignOn,
  readOpenSignOn,
  readSignOn,
  sweepSignOnTries,
  takeTry,
  type KeptSignOn,
} from './sign-on-store'

type Parts = Pick<Core, 'config' | 'database' | 'clock' | 'log' | 'sessions'> & {
  readonly vault: Vault
}

const tryMillis = 10 * 60_000

/** Signing in by an enterprise's own OpenID provider. */
export function createSignOn(parts: Parts) {
  const { config, database, clock, sessions, vault } = parts
  const providers = createProviders(parts)
  return { get, set, test, find, begin, finish, sweep }

  async function get({ entId, personId }: Caller): Promise<SignOnSettings> {
    const kept = await database.read({ entId, personId }, (tx) => readSignOn(tx, entId))
    return { config: kept?.config ?? null, hasSecret: kept !== null, redirectUri: redirectUri() }
  }

  async function set(caller: Caller, next: { config: SignOnConfig; secret?: string | undefined }) {
    const { entId } = caller
    const domains = [...new Set(next.config.domains)]
    const { enabled, required } = next.config
    // A provider that nobody can reach must not become the only way in.
    if (enabled && required) await test(caller, next.config, next.secret)
    await database.transaction(caller, async (tx) => {
      const before = await readSignOn(tx, entId)
      const secret = next.secret === undefined ? before?.secret : seal(next.secret, entId)
      if (!secret) throw wrong('secret', 'sign-on-no-secret')
      const [foreign] = await foreignDomains(tx, entId, domains)
      if (foreign !== undefined) throw wrong('config', 'domain-not-yours', foreign)
      const taken = await putDomains(tx, entId, domains)
      if (taken !== null) throw wrong('config', 'domain-taken', taken)
      const changed = { ...next.config, domains }
      await putSignOn(tx, entId, { config: changed, secret }, clock.now())
      await requireSignOn(tx, entId, enabled && required)
      const details = { before: before?.config ?? null, after: changed, newSecret: !!next.secret }
      tx.record({ act: 'auth.set-sign-on', entity: 'sign-on', entityId: entId, details })
      tx.announce({ entity: 'sign-on', act: 'changed', entId, ids: [entId] })
    })
    return get(caller)
  }

  async function test(caller: Caller, tested: SignOnProvider, secret?: string) {
    const kept = await database.read(caller, (tx) => readSignOn(tx, caller.entId))
    return providers.describe(tested, secret ?? (kept ? open(kept, caller.entId) : 'none'))
  }

  async function find({ loginId = '', entId: named }: Wanted): Promise<SignOnOffer | null> {
    if (redirectUri() === null) return null
    return database.read('platform', async (tx) => {
      const domain = mailDomainOf(loginId)
      const entId = named ?? (domain === null ? null : await entOfDomain(tx, domain))
      const kept = entId === null ? null : await readOpenSignOn(tx, entId)
      if (!kept || entId === null) return null
      const { name, required } = kept.config
      return { entId, name, required }
    })
  }

  async function begin({ entId, again }: { entId: string; again: boolean }) {
    const back = redirectUri()
    if (back === null) throw new Unavailable('sign-on-no-address')
    const kept = await needOpen(entId)
    const { url, ...tried } = await providers.begin(kept.config, open(kept, entId), {
      redirectUri: back,
      again,
    })
    const { token: ticket, hash } = newSecretToken()
    const expiresAt = new Date(clock.now().getTime() + tryMillis)
    await database.transaction('platform', (tx) => addTry(tx, hash, { entId, ...tried }, expiresAt))
    return { url, ticket }
  }

  /** Answers the token of the new session, which opens the one enterprise alone. */
  async function finish({ ticket, query }: { ticket: string; query: string }, origin: Origin) {
    const tried = await database.transaction('platform', (tx) => takeTry(tx, ticket, clock.now()))
    const back = redirectUri()
    if (!tried || back === null) throw new Unauthenticated('sign-on-ended')
    const { entId } = tried
    const kept = await needOpen(entId)
    const callback = new URL(back)
    callback.search = query
    const identity = await providers.identify(kept.config, open(kept, entId), {
      ...tried,
      callback,
    })
    return enter(entId, { identity, config: kept.config, origin })
  }

  async function enter(entId: string, by: By): Promise<string> {
    const { identity, origin } = by
    const { policy } = await database.read('platform', (tx) => policyOf(tx, entId))
    if (!isOpenTo(policy.session.networks, origin.ip)) {
      throw new NotAllowed('network-not-allowed', { ip: origin.ip })
    }
    // Who has an address may be a stranger to the space, so the search sees all of them.
    const { personId, act } = await database.transaction('platform', (tx) =>
      admit(tx, { entId, ...by, now: clock.now(), newId: () => clock.newId() }),
    )
    return database.transaction({ entId, personId }, async (tx) => {
      const { ip, userAgent } = origin
      const provider = identity.issuer
      if (act) record(tx, 'account.link-sign-on', { personId, origin, more: { provider, act } })
      const details = { ip, userAgent, provider }
      tx.record({ act: 'session.sign-in', entity: 'person', entityId: personId, details })
      return sessions.begin(tx, { personId, entId, onlyEntId: entId }, { ip, userAgent })
    })
  }

  async function needOpen(entId: string): Promise<KeptSignOn> {
    const kept = await database.read('platform', (tx) => readOpenSignOn(tx, entId))
    if (!kept) throw new NotFound('sign-on-off')
    return kept
  }

  /** The sign-in page, to which the provider sends people back; null while nobody knows where it is. */
  function redirectUri(): string | null {
    const ours = publicOrigin(config)
    return ours === null ? null : `${ours}${config.deployBase}${loginPath({})}`
  }

  function seal(secret: string, entId: string): Buffer {
    return vault.seal(secret, `sign-on ${entId}`)
  }

  function open({ secret }: KeptSignOn, entId: string): string {
    return vault.open(secret, `sign-on ${entId}`)
  }

  function sweep(): Promise<void> {
    return database.transaction('platform', (tx) => sweepSignOnTries(tx, clock.now()))
  }
}

interface Wanted {
  readonly loginId?: string | undefined
  readonly entId?: string | undefined
}

interface By {
  readonly identity: Identity
  readonly config: SignOnConfig
  readonly origin: Origin
}

function wrong(field: 'config' | 'secret', code: string, domain?: string): InvalidInput {
  const path = field === 'config' ? ['config', 'domains'] : ['secret']
  return new InvalidInput(
    [{ path, code, ...(domain !== undefined && { params: { domain } }) }],
    code,
  )
}
