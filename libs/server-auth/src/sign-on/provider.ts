import { lookup } from 'node:dns/promises'
import type { SignOnConfig, SignOnProvider } from '@atrium/domain-auth'
import { isInNetworks } from '@atrium/domain-core'
import { Unauthenticated, Unavailable, type Core } from '@atrium/server-core'
import * as client from 'openid-client'

/** What a provider says of somebody. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly name: string | null
  /** What the configured claim says; null without one. */
  readonly key: string | null
}

interface Known {
  readonly provider: client.Configuration
  readonly readAt: number
}

type Client = Pick<SignOnConfig, 'issuer' | 'clientId'>

type Parts = Pick<Core, 'config' | 'clock' | 'log'>

const keptMillis = 10 * 60_000
const timeoutSeconds = 10
/** Of the machine itself and of the cloud around it: nobody's provider. */
const closedNetworks = ['127.0.0.0/8', '0.0.0.0/8', '169.254.0.0/16', '::1', '::', 'fe80::/10']

/** Speaks OpenID Connect with the providers of enterprises. */
export function createProviders({ config, clock, log }: Parts) {
  const known = new Map<string, Known>()

  /** What the provider says of itself, at most ten minutes old. */
  async function discover({ issuer, clientId }: Client, secret: string) {
    const kept = known.get(keyOf({ issuer, clientId }, secret))
    const now = clock.now().getTime()
    if (kept && Math.abs(now - kept.readAt) < keptMillis) return kept.provider
    return discoverNow({ issuer, clientId }, secret)
  }

  async function discoverNow({ issuer, clientId }: Client, secret: string) {
    const provider = await reach(issuer, clientId, secret)
    if (known.size >= 500) known.clear()
    known.set(keyOf({ issuer, clientId }, secret), { provider, readAt: clock.now().getTime() })
    return provider
  }

  async function reach(issuer: string, clientId: string, secret: string) {
    const server = new URL(issuer)
    try {
      await refuseOwnMachine(server)
      return await client.discovery(server, clientId, secret, undefined, {
        timeout: timeoutSeconds,
        [client.customFetch]: guardedFetch,
        // The schema lets http through for this machine only.
        execute: server.protocol === 'http:' ? [client.allowInsecureRequests] : [],
      })
    } catch (err) {
      log.warn({ err, issuer }, 'a provider was not reached')
      throw new Unavailable('sign-on-unreachable')
    }
  }

  /** Every address that the provider names is looked at before it is asked. */
  const guardedFetch: client.CustomFetch = async (url, options) => {
    await refuseOwnMachine(new URL(url))
    return fetch(url, { ...options, redirect: 'manual' } as RequestInit)
  }

  /** A server that others reach asks nothing of itself for them. */
  async function refuseOwnMachine({ hostname }: URL): Promise<void> {
    if (isLoopback(config.host)) return
    const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })
    if (found.some(({ address }) => isInNetworks(address, closedNetworks))) {
      throw new Error(`${hostname} is this machine`)
    }
  }

  return {
    async describe(config_: SignOnProvider, secret: string) {
      const metadata = (await reach(config_.issuer, config_.clientId, secret)).serverMetadata()
      const offered = metadata.scopes_supported
      const scopes = config_.scopes.split(/ +/)
      return {
        issuer: metadata.issuer,
        missingScopes: offered ? scopes.filter((scope) => !offered.includes(scope)) : [],
      }
    },

    async begin(
      config_: SignOnConfig,
      secret: string,
      { redirectUri, again }: { readonly redirectUri: string; readonly again: boolean },
    ) {
      // Asked each time: nobody is sent to where nobody answers.
      const provider = await discoverNow(config_, secret)
      const [state, nonce] = [client.randomState(), client.randomNonce()]
      const verifier = client.randomPKCECodeVerifier()
      const url = client.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: config_.scopes,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(again && { prompt: 'login' }),
      })
      return { url: url.href, state, nonce, verifier }
    },

    /** Throws a refusal when the provider, or whoever pretends to be it, proves nothing. */
    async identify(
      config_: SignOnConfig,
      secret: string,
      proof: {
        readonly callback: URL
        readonly state: string
        readonly nonce: string
        readonly verifier: string
      },
    ): Promise<Identity> {
      const provider = await discover(config_, secret)
      try {
        const tokens = await client.authorizationCodeGrant(provider, proof.callback, {
          expectedState: proof.state,
          expectedNonce: proof.nonce,
          pkceCodeVerifier: proof.verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new Error('the provider sent no id token')
        const told = { ...(await moreClaims(provider, tokens.access_token, claims)), ...claims }
        return identityOf(told, claims, config_)
      } catch (err) {
        log.warn({ err, issuer: config_.issuer }, 'a provider proved nothing')
        throw refusalOf(err)
      }
    },
  }

  /** Many providers keep the address out of the token. */
  async function moreClaims(
    provider: client.Configuration,
    accessToken: string,
    claims: client.IDToken,
  ): Promise<Readonly<Record<string, unknown>>> {
    if (!provider.serverMetadata().userinfo_endpoint) return {}
    return client.fetchUserInfo(provider, accessToken, claims.sub)
  }
}

/** What went wrong as the person can be told: they said no, nobody answered, or the answer proves nothing. */
function refusalOf(err: unknown): Unauthenticated | Unavailable {
  if (err instanceof client.AuthorizationResponseError) {
    return new Unauthenticated(declined.has(err.error) ? 'sign-on-declined' : 'sign-on-refused')
  }
  // `fetch` throws this when no answer comes; whatever answers wrongly has a code of OAuth.
  const isSilent = err instanceof TypeError && !('code' in err)
  const isLate = err instanceof Error && 'code' in err && err.code === 'OAUTH_TIMEOUT'
  if (isSilent || isLate) return new Unavailable('sign-on-unreachable')
  return new Unauthenticated('sign-on-refused')
}

const declined = new Set(['access_denied', 'login_required', 'consent_required'])

function keyOf({ issuer, clientId }: Client, secret: string): string {
  return JSON.stringify([issuer, clientId, secret])
}

/** Nobody but this machine reaches us there. */
function isLoopback(host: string): boolean {
  return /^(127\.|localhost$|::1$)/.test(host)
}

function identityOf(
  told: Readonly<Record<string, unknown>>,
  { iss, sub }: client.IDToken,
  { claims }: SignOnConfig,
): Identity {
  const text = (name: string) => {
    const value = Object.hasOwn(told, name) ? told[name] : undefined
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
  }
  return {
    issuer: iss,
    subject: sub,
    email: text(claims.email)?.toLowerCase() ?? null,
    emailVerified: told['email_verified'] === true,
    name: text(claims.name)?.slice(0, 40) ?? null,
    key: text(claims.subject)?.toLowerCase() ?? null,
  }
}
