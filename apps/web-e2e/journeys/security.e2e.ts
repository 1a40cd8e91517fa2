import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { signIn } from '../drivers/journey'
import { codeIn, linkIn, newestMail } from '../drivers/mailbox'
import { expect, test } from '../drivers/own-server'
import { demoPassword } from '../drivers/people'

/** What an authenticator shows now, or so many steps later. */
function codeOf(key: string, later = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
  return totp.generate({ timestamp: Date.now() + later * 30_000 })
}

/** Turns two-step verification on; answers the key and the recovery codes. */
async function setUpTwoSteps(page: Page) {
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByRole('figure', { name: /QR code/ })).toBeVisible()
  const key = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByLabel('Verification code').fill(codeOf(key))
  const codes = page.getByRole('list', { name: 'Save your recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.allTextContents()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText(/recovery codes left: 10/)).toBeVisible()
  return { key, recovery }
}

test('guards sign-in with a second step, and ends a session elsewhere', async ({ open, visit }) => {
  const page = await visit({ loginId: 'user' })
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByText('Account security').click()
  await expect(page).toHaveURL(/\/settings\/security$/)
  const { key, recovery } = await setUpTwoSteps(page)

  const elsewhere = await open('/settings/security')
  await signIn(elsewhere, { loginId: 'user' })
  await expect(elsewhere.getByRole('heading', { name: 'Two-step verification' })).toBeVisible()
  await elsewhere.getByLabel('Verification code').fill('000000')
  await expect(elsewhere.getByRole('alert')).toContainText('not correct')
  await elsewhere.getByLabel('Verification code').fill(codeOf(key, 1))
  await expect(elsewhere).toHaveURL(/\/settings\/security$/)
  await expect(elsewhere.getByText('2 in all')).toBeVisible()

  const third = await open('/apps')
  await signIn(third, { loginId: 'user' })
  await third.getByRole('button', { name: /Use a recovery code/ }).click()
  await third.getByLabel('Recovery code').fill(recovery[0] ?? '')
  await third.getByRole('button', { name: 'Verify' }).click()
  await expect(third).toHaveURL(/\/apps$/)

  await page.reload()
  await expect(page.getByText('3 in all')).toBeVisible()
  await expect(page.getByText(/recovery codes left: 9/)).toBeVisible()
  await expect(page.getByText('Wrong code at sign-in')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out all others' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out all others' }).click()
  await expect(page.getByText('1 in all')).toBeVisible()
  for (const ended of [elsewhere, third]) await expect(ended).toHaveURL(/\/login\?url=/)
})

test('sets a forgotten password anew by the code, and by the link, on a phone', async ({
  open,
  server,
}) => {
  const page = await open('/login', 'zh-CN', 'phone')
  await page.getByText('忘记密码？').click()
  await expect(page.getByRole('heading', { name: '重设密码' })).toBeVisible()
  await page.getByRole('textbox', { name: '账号' }).fill('safe@demo.example')
  await page.getByRole('button', { name: '获取验证码' }).click()
  const mail = await newestMail(server.dataDir, 'safe@demo.example')
  await page.getByRole('textbox', { name: '验证码' }).fill('0000000')
  await expect(page.getByText('验证码不正确。')).toBeVisible()
  await page.getByRole('textbox', { name: '验证码' }).fill(codeIn(mail))
  await page.getByLabel('新密码', { exact: true }).fill('七片绿色的草地在雨后 42')
  await expect(page.getByText('强', { exact: true })).toBeVisible()
  await page.getByLabel('再次输入新密码').fill('七片绿色的草地在雨后 42')
  await page.getByRole('button', { name: '设置新密码' }).click()
  await expect(page.getByRole('heading', { name: '密码已设置' })).toBeVisible()
  await page.getByText('去登录').click()
  await signIn(page, { loginId: 'safe', language: 'zh-CN', password: '七片绿色的草地在雨后 42' })
  await expect(page).toHaveURL(/\/apps$/)

  const used = await open(linkIn(mail))
  await expect(used.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  const other = await open('/forgot-password')
  await other.getByLabel('Account', { exact: true }).fill('audit')
  await other.getByRole('button', { name: 'Send code' }).click()
  await expect(other.getByLabel('Verification code')).toBeVisible()
  await other.goto(linkIn(await newestMail(server.dataDir, 'audit@demo.example')))
  await other.getByLabel('New password', { exact: true }).fill('seven green meadows')
  await other.getByLabel('New password again').fill('seven green meadows')
  await expect(other).toHaveURL(/\/forgot-password$/)
  await other.getByRole('button', { name: 'Set password' }).click()
  await expect(other.getByRole('heading', { name: 'Your password is set' })).toBeVisible()
})

test('advises to wait after three failures, and never leads out of the product', async ({
  open,
}) => {
  const page = await open('/login?url=https%3A%2F%2Fevil.example%2F')
  for (const _ of [1, 2, 3]) {
    await signIn(page, { loginId: 'audit', password: 'not-the-password' })
    await expect(page.getByRole('alert')).toBeVisible()
  }
  await expect(page.getByText(/Three wrong passwords in a row/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Try again in \d+ s/ })).toBeDisabled()
  await page.reload()
  await signIn(page, { loginId: 'audit' })
  await expect(page.getByText(/Three wrong passwords in a row/)).toBeVisible()
  await page.reload()
  await signIn(page, { loginId: 'admin' })
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/apps$/)

  const phone = await open('/login', 'zh-CN', 'phone')
  for (const _ of [1, 2, 3])
    await signIn(phone, { loginId: '没有这个人', language: 'zh-CN', password: '不对' })
  await expect(phone.getByText('已连续输错 3 次密码，请 1 分钟后再试。')).toBeVisible()
})

test('waits on the maintenance page, and returns to where the person was', async ({
  visit,
  open,
}) => {
  const page = await visit({ loginId: 'user' })
  const away = { status: 503, json: { code: 'unavailable', message: '', requestId: 'r' } }
  await page.route('**/sapi/**', (route) => route.fulfill(away))
  await page.goto('/settings/security?open=password')
  await expect(page.getByRole('heading', { name: 'Down for maintenance' })).toBeVisible()
  await expect(page).toHaveURL(/\/maintenance\?url=/)
  await page.unroute('**/sapi/**')
  await expect(page).toHaveURL(/\/settings\/security\?open=password$/)
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible()

  const there = await open('/login')
  await there.route('**/sapi/**', (route) => route.fulfill(away))
  await there.reload()
  await signIn(there, { loginId: 'user' })
  await expect(there.getByText(/not available right now/)).toBeVisible()
  await expect(there).toHaveURL(/\/login$/)
  await there.unroute('**/sapi/**')
  await there.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(there).toHaveURL(/\/apps$/)
})

test('has a small sign-in page for a mini-program, and says when cookies are off', async ({
  open,
}) => {
  const page = await open('/pages/login/index?url=%2Fsettings%2Fsecurity', 'zh-CN', 'phone')
  await signIn(page, { loginId: 'user', language: 'zh-CN' })
  await expect(page).toHaveURL(/\/settings\/security$/)
  const waiting = await open('/pages/maintenance/index', 'zh-CN', 'phone')
  await expect(waiting).toHaveURL(/\/login\?url=/)

  const without = await open('/login')
  await without.addInitScript(
    "Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })",
  )
  await without.reload()
  // The language is a cookie too.
  await expect(without.getByText(/浏览器禁用了 Cookie/)).toBeVisible()
})
