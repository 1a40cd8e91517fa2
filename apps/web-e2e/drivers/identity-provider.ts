import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { Provider } from 'oidc-provider'

/** A provider of an enterprise, with sign-in pages of its own. */
export interface IdentityProvider {
  readonly issuer: string
  readonly clientId: string
  readonly secret: string
  /** As if the machine it runs on had gone. */
  stop: () => Promise<void>
}

interface Known {
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
}

const [clientId, secret] = ['atrium', 'only two know this secret']

/** Whoever signs in at it as one of `people` is them, whatever the password. */
export async function identityProvider(
  redirectUri: string,
  people: Readonly<Record<string, Known>>,
): Promise<IdentityProvider> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: secret,
        redirect_uris: [redirectUri],
        application_type: 'native',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, sub) => {
      const known = people[sub]
      return known && { accountId: sub, claims: () => ({ sub, ...known }) }
    },
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    cookies: { keys: ['only for journeys'] },
  })
  const handle = provider.callback()
  server.on('request', (request, response) => void handle(request, response))
  return {
    issuer,
    clientId,
    secret,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Its pages, in the window that was sent there. */
export function providerPages(page: Page) {
  return {
    async signIn(subject: string) {
      await page.getByPlaceholder('Enter any login').fill(subject)
      await page.getByPlaceholder('and password').fill('any')
      await page.getByRole('button', { name: 'Sign-in' }).click()
      await page.getByRole('button', { name: 'Continue' }).click()
    },
  }
}
