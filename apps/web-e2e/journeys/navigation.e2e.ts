import { expect, test } from '../drivers/own-server'

test('an administrator arranges the header, and a colleague sees it at once', async ({ visit }) => {
  const user = await visit({ loginId: 'user' })
  const main = user.getByRole('navigation', { name: 'Main' }).first()
  await expect(main.getByRole('link', { name: 'Contacts' })).toBeVisible()

  const admin = await visit({ loginId: 'admin' })
  await admin.goto('/console/web-navigation')
  await admin.getByRole('button', { name: 'New navigation' }).first().click()
  await admin.getByRole('button', { name: 'Publish' }).click()
  await expect(admin.getByText('There is nothing in this navigation yet')).toBeVisible()
  await admin.getByRole('button', { name: 'Add “Application center”' }).click()
  await admin.getByRole('button', { name: 'Add “Link”' }).click()
  await admin.getByLabel('English name').fill('Intranet')
  await admin.getByRole('button', { name: 'Publish' }).click()
  await expect(admin.getByText('Saved', { exact: true })).toBeVisible()

  await expect(main.getByRole('link', { name: 'Intranet' })).toHaveAttribute('target', '_blank')
  await expect(main.getByRole('link', { name: 'Contacts' })).toBeHidden()

  await admin.goto('/element-setting/frame')
  await admin
    .getByRole('radiogroup', { name: 'Global search' })
    .getByText('Hidden from everyone')
    .click()
  await expect(user.getByRole('button', { name: /^Search/ })).toBeHidden()
})

test('在手机上设计移动导航，停用后恢复默认', async ({ visit }) => {
  const page = await visit({ loginId: 'admin', language: 'zh-CN', on: 'phone' })
  await page.goto('/console/app-navigation')
  await page.getByRole('button', { name: '新建导航' }).first().click()
  await page.getByRole('button', { name: '可添加的入口' }).click()
  await page.getByRole('button', { name: '添加“全局搜索”' }).click()
  await page.getByRole('button', { name: '添加“通讯录”' }).click()
  await page.getByRole('button', { name: '可添加的入口' }).click()
  await page.getByRole('button', { name: '发布' }).click()
  const bar = page.getByRole('navigation', { name: '主导航' }).last()
  await expect(bar.getByRole('link', { name: '应用中心' })).toBeHidden()
  await expect(bar.getByRole('link').first()).toHaveText('全局搜索')
  expect(
    await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth'),
  ).toBe(0)

  await page.goto('/console/app-navigation')
  await page.getByRole('button', { name: '“新导航”的操作' }).click()
  await page.getByRole('menuitem', { name: '停用' }).click()
  await expect(page.getByText('“新导航”已停用')).toBeVisible()
  await page.goto('/apps')
  await expect(bar.getByRole('link', { name: '应用中心' })).toBeVisible()
})
