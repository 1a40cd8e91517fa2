import { expect, type Page } from '@playwright/test'
import type { IdentityProvider } from './identity-provider'

interface Settings extends Pick<IdentityProvider, 'issuer' | 'clientId' | 'secret'> {
  readonly name: string
  readonly domain: string
}

/** Single sign-on in the enterprise's console, in English. */
export function signOnPage(page: Page) {
  const save = page.getByRole('button', { name: 'Save', exact: true })
  return {
    async fill({ name, issuer, clientId, secret, domain }: Settings) {
      await page.getByRole('textbox', { name: /^Name/ }).fill(name)
      await page.getByLabel('Issuer').fill(issuer)
      await page.getByLabel('Client ID').fill(clientId)
      await page.getByLabel('Client secret').fill(secret)
      await page.getByLabel('Mail domains').fill(domain)
    },
    async test() {
      await page.getByRole('button', { name: 'Test connection' }).click()
      await expect(page.getByText(/Connected to/)).toBeVisible()
    },
    async require() {
      await page.getByRole('radio', { name: /^Required/ }).check()
      await save.click()
      await page.getByRole('dialog').getByRole('button', { name: 'Require' }).click()
      await expect(page.getByText('Single sign-on was saved')).toBeVisible()
    },
  }
}

/** Changes the rules for accounts, for an administrator's page. */
export async function setPolicy({ request }: Page, part: object): Promise<void> {
  const { policy, revision } = (await (await request.get(policyPath)).json()) as Kept
  const changed = { policy: { ...policy, ...part }, revision }
  expect((await request.put(policyPath, { data: changed })).ok()).toBe(true)
}

/** No provider and no second step, whatever a journey broke off at. */
export async function restoreSecurity(page: Page): Promise<void> {
  const { request } = page
  const { config } = (await (await request.get(signOnPath)).json()) as { config: object | null }
  const off = { config: { ...config, enabled: false, required: false } }
  if (config) await request.put(signOnPath, { data: off })
  await setPolicy(page, { twoStep: { demand: 'nobody', graceDays: 7 } })
}

const policyPath = '/sapi/auth/policy'
const signOnPath = '/sapi/auth/sign-on'

interface Kept {
  readonly policy: object
  readonly revision: number
}
