import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { identityProvider, providerPages } from '../drivers/identity-provider'
import { expect, signIn, test } from '../drivers/journey'
import { restoreSecurity, setPolicy, signOnPage } from '../drivers/sign-on'

test('an enterprise makes its own provider the way in, and a person comes back from it to their page', async ({
  visit,
  open,
  baseURL,
}) => {
  const provider = await identityProvider(`${baseURL}/login`, {
    lin: { email: 'user@demo.example', email_verified: true, name: 'Lin' },
    raw: { email: 'safe@demo.example', email_verified: false, name: 'Raw' },
  })
  const admin = await visit({ loginId: 'admin' })
  try {
    await admin.goto('/console/security?part=sign-on')
    const settings = signOnPage(admin)
    await settings.fill({ ...provider, name: 'Spruce ID', domain: 'demo.example' })
    await settings.test()
    await settings.require()

    const page = await open('/contacts?q=a', 'zh-CN', 'phone')
    await signIn(page, { loginId: 'safe', language: 'zh-CN' })
    await expect(page.getByRole('alert')).toContainText('单点登录')
    await page.getByLabel('账号', { exact: true }).fill('user@demo.example')
    await page.getByRole('button', { name: '使用 Spruce ID 登录' }).click()
    await providerPages(page).signIn('raw')
    await expect(page.getByRole('alert')).toContainText('没有验证过您的邮箱')
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('请重新开始')
    await page.getByRole('button', { name: '重试' }).click()
    await providerPages(page).signIn('lin')
    await expect(page).toHaveURL(/\/contacts\?q=a$/)

    await provider.stop()
    const late = await open('/login?enterprise=demo&url=https%3A%2F%2Fevil.example%2F')
    await late.getByRole('button', { name: 'Sign in with Spruce ID' }).click()
    await expect(late.getByRole('alert')).toContainText('could not be reached')
  } finally {
    await restoreSecurity(admin)
  }
})

test('whoever signs in where everybody needs a second step sets it up first', async ({
  visit,
  open,
}) => {
  const admin = await visit({ loginId: 'admin' })
  const loginId = `second.${Date.now()}`
  const password = 'seven green meadows'
  await register(admin, { loginId, password })
  try {
    await setPolicy(admin, { twoStep: { demand: 'everybody', graceDays: 0 } })
    const page = await open('/settings/security')
    await signIn(page, { loginId, password })
    await expect(page.getByRole('heading', { name: 'Set up two-step' })).toBeVisible()
    const key = (await page.locator('code').textContent()) ?? ''
    const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
    await page.getByLabel('Verification code').fill(totp.generate())
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
    await page.getByRole('button', { name: 'I have kept them, go on' }).click()
    await expect(page.getByText(/recovery codes left: 10/)).toBeVisible()
    await expect(page.getByText(/Text messages are not set up here/)).toBeVisible()
  } finally {
    await restoreSecurity(admin)
  }
})

/** A new member who came by a link. */
async function register({ request }: Page, account: { loginId: string; password: string }) {
  const draft = { days: 1, maxUses: 1, approval: false }
  const link = await request.post('/sapi/org/join-links', { data: draft })
  const { code: key } = (await link.json()) as { code: string }
  const person = { ...account, key, name: 'Second Step', locale: 'en' }
  const made = await fetch(new URL('/sapi/joining/register', link.url()), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  expect(made.status).toBe(200)
}
