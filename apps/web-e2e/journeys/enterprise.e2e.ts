import { brandOf, restoreEnterprise, revokeAll } from '../drivers/enterprise-console'
import { expect, test } from '../drivers/journey'

const name = 'Atrium 演示企业'

test('a look is seen in another window at once, and a part of the console is all that its administrator sees', async ({
  visit,
}) => {
  const admin = await visit({ loginId: 'admin' })
  const user = await visit({ loginId: 'user' })
  try {
    const plain = await brandOf(user)
    await admin.goto('/console/stylesheet')
    await admin.getByRole('radio', { name: 'Teal' }).check({ force: true })
    await admin.getByLabel(/^Own colour/).fill('#f5d90a')
    await expect(admin.getByText('Hard to read').first()).toBeVisible()
    await expect(admin.getByRole('button', { name: 'Apply' })).toBeDisabled()
    await admin.getByRole('radio', { name: 'Teal' }).check({ force: true })
    await admin.getByRole('button', { name: 'Apply' }).click()
    await expect(admin.getByText('The look is applied')).toBeVisible()
    await expect.poll(() => brandOf(user)).not.toBe(plain)

    await expect(user.getByRole('link', { name: 'Console' })).toHaveCount(0)
    await admin.goto('/console/permissions')
    await admin.getByRole('button', { name: 'Grant to a member' }).first().click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('combobox').fill('user')
    await admin.getByTitle('Business user').click()
    await dialog.getByText('Posts', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Grant to a member' }).click()
    await expect(admin.getByText('Granted to Business user')).toBeVisible()

    await user.getByRole('link', { name: 'Console' }).click()
    await expect(user.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible()
    const navigation = user.getByRole('navigation', { name: 'Console', exact: true })
    await expect(navigation.getByRole('link')).toHaveText(['Posts'])
    expect((await user.request.get('/sapi/enterprise')).status()).toBe(403)
    expect((await user.request.get('/sapi/org/posts')).status()).toBe(200)
    await user.goto('/console/info')
    await expect(user.getByText('You do not have permission to visit this page')).toBeVisible()
  } finally {
    await revokeAll(admin)
    await restoreEnterprise(admin, name)
  }
})

test('on a phone an administrator renames the enterprise, in Chinese', async ({ visit }) => {
  const admin = await visit({ loginId: 'admin', language: 'zh-CN', on: 'phone' })
  try {
    await admin.goto('/console/info')
    await admin.getByLabel(/^企业名称/).fill('北辰科技')
    await admin.getByLabel(/^简称/).fill('北辰')
    await admin.getByRole('button', { name: '保存' }).click()
    await expect(admin.getByText('企业信息已保存')).toBeVisible()
    const width = await admin.evaluate<number>('document.documentElement.scrollWidth')
    expect(width).toBeLessThanOrEqual(390)
    await admin.goto('/apps')
    await expect(admin).toHaveTitle(/北辰科技$/)
    await expect(admin.getByText('北辰', { exact: true })).toBeVisible()
  } finally {
    await restoreEnterprise(admin, name)
  }
})
