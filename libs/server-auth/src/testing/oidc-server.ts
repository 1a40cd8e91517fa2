import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration } from 'oidc-provider'

/** What the provider says of one of its people. */
export interface ProviderPerson {
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly preferred_username?: string
}

type Claims = Readonly<Record<string, unknown>>

/** A real provider on this machine, where signing in is a call instead of a page. */
export interface OidcServer {
  readonly issuer: string
  /** By subject; may be changed while it runs. */
  readonly people: Map<string, ProviderPerson>
  /** Goes where a browser would, as somebody who consents; answers where it is sent back to. */
  signIn(url: string, subject: string): Promise<URL>
  /** What the provider's own key signs instead of the claims it should; null ends that. */
  lie(claims: ((claims: Claims) => Claims) | null): void
  close(): Promise<void>
}

export const client = { id: 'atrium', secret: 'a secret that only two know' }

export async function oidcServer(redirectUri: string): Promise<OidcServer> {
  const people = new Map<string, ProviderPerson>()
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let lie: ((claims: Claims) => Claims) | null = null
  const configuration: Configuration = {
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig' }],
    } as Configuration['jwks'],
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        application_type: 'native',
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username'],
    },
    findAccount: (_, sub) =>
      people.has(sub)
        ? { accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) }
        : undefined,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    cookies: { keys: ['only for tests'] },
  }
  const provider = new Provider(issuer, configuration)
  const callback = provider.callback()
  let subject = ''

  async function handle(...[request, response]: Parameters<typeof callback>) {
    if (lie && request.url === '/token') sayInstead(response as ServerResponse, privateKey, lie)
    if (!request.url?.startsWith('/interaction/')) return callback(request, response)
    const { params, session, grantId } = await provider.interactionDetails(request, response)
    const grant =
      (grantId && (await provider.Grant.find(grantId))) ||
      new provider.Grant({ accountId: session?.accountId ?? subject, clientId: client.id })
    grant.addOIDCScope(String(params['scope']))
    const consent = { grantId: await grant.save() }
    await provider.interactionFinished(request, response, {
      login: { accountId: subject },
      consent,
    })
  }

  return {
    issuer,
    people,
    async signIn(url, as) {
      subject = as
      const cookies = new Map<string, string>()
      let at = new URL(url)
      while (at.origin === issuer) {
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
        const answer = await fetch(at, { headers: { cookie }, redirect: 'manual' })
        for (const line of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
          cookies.set(name, value)
        }
        const next = answer.headers.get('location')
        if (next === null) throw new Error(`the provider stopped: ${await answer.text()}`)
        at = new URL(next, at)
      }
      return at
    },
    lie(claims) {
      lie = claims
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Signs other claims into the answer of a token endpoint. */
function sayInstead(response: ServerResponse, key: KeyObject, lie: (claims: Claims) => Claims) {
  const end = response.end.bind(response)
  response.end = ((body: string | Buffer) => {
    const answer = JSON.parse(body.toString()) as { id_token?: string }
    const [header = '', payload = ''] = answer.id_token?.split('.') ?? []
    const claims = lie(JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims)
    const said = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
    const signature = createSign('RSA-SHA256').update(said).sign(key, 'base64url')
    const text = JSON.stringify({ ...answer, id_token: `${said}.${signature}` })
    response.setHeader('content-length', Buffer.byteLength(text))
    return end(text)
  }) as ServerResponse['end']
}
