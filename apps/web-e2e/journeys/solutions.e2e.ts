import { expect, signIn, test } from '../drivers/journey'

test('a stranger finds a solution, signs in and installs it', async ({ open }) => {
  const page = await open('/solutions')
  await page.getByRole('link', { name: 'Equipment inspection' }).click()
  await expect(page.getByRole('region', { name: 'Inspections', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in to install' }).click()
  await signIn(page, { loginId: 'admin' })
  await expect(page).toHaveURL(/\/solutions\/[0-9a-f-]+$/)
  await page.getByRole('button', { name: 'Install in my space' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name of the application/).fill('Factory hall 2')
  await dialog.getByRole('button', { name: 'Install', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/form\//)
  await expect(page.getByText('Inspections').first()).toBeVisible()
  await expect(page.getByText('Machines').first()).toBeVisible()
})

test('solutions read well on a phone, in Chinese', async ({ open }) => {
  const page = await open('/solutions', 'zh-CN', 'phone')
  await page.getByRole('link', { name: '客户拜访' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '客户拜访' })).toBeVisible()
  await page.getByRole('link', { name: '注册企业并使用' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '注册企业' })).toBeVisible()
})
