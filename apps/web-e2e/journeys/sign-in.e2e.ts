import { expect, signIn, test } from '../drivers/journey'

test('refuses a wrong password, and leads back to the page asked for', async ({ open }) => {
  const page = await open('/apps')
  await expect(page).toHaveURL(/\/login\?url=/)
  await signIn(page, { loginId: 'user', password: 'not-the-password' })
  await expect(page.getByText('Wrong account or password.')).toBeVisible()
  await signIn(page, { loginId: 'user' })
  await expect(page).toHaveURL(/\/apps$/)
})

test('speaks Chinese to those who read it', async ({ visit }) => {
  const page = await visit({ loginId: 'admin', language: 'zh-CN' })
  await expect(page.getByText('把表单、数据和流程组织成团队每天使用的应用。')).toBeVisible()
  await expect(page).toHaveTitle(/^应用中心-/)
})
