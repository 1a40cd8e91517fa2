import { expect, test } from '../drivers/journey'

test('root publishes a notice, strangers read it in their language, and it is withdrawn', async ({
  visit,
  open,
}) => {
  const page = await visit({ loginId: 'root' })
  await page.goto('/platform/operation-notices')
  await page.getByRole('button', { name: 'Write notice' }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Publish' }).click()
  await expect(drawer.getByText('Give the notice a title.')).toBeVisible()
  await drawer.getByLabel(/^Title/).fill('周日升级')
  await drawer
    .getByRole('textbox', { name: /^Text/ })
    .fill('## 时间\n\n- **周日凌晨两点**\n\n<script>alert(1)</script> [x](javascript:alert(1))')
  await expect(drawer.getByText('周日凌晨两点', { exact: true })).toBeVisible()
  await drawer.getByRole('tab', { name: 'English' }).click()
  await drawer.getByRole('button', { name: 'Add English' }).click()
  await drawer.getByLabel(/^Title/).fill('Upgrade on Sunday')
  await drawer.getByRole('textbox', { name: /^Text/ }).fill('We are back by **half past two**.')
  await drawer.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The notice is published')).toBeVisible()

  const phone = await open('/notices', 'zh-CN', 'phone')
  await phone.getByRole('link', { name: '周日升级' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: '周日升级' })).toBeVisible()
  const article = phone.getByRole('article')
  await expect(article.getByText('周日凌晨两点')).toBeVisible()
  await expect(article.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible()
  await expect(article.getByRole('link')).toHaveCount(0)

  const desk = await open('/notices')
  await desk.getByRole('link', { name: 'Upgrade on Sunday' }).click()
  await expect(desk.getByRole('article').getByText('half past two')).toBeVisible()
  await desk.getByRole('link', { name: 'All notices' }).click()
  await expect(desk.getByRole('heading', { name: 'Upgrade on Sunday' })).toBeVisible()

  await page.getByRole('button', { name: 'Upgrade on Sunday' }).click()
  await drawer.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('The notice was withdrawn')).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('没有这则公告')).toBeVisible()
  const empty = await open('/notices')
  await expect(empty.getByText('No notices right now')).toBeVisible()
})

test('nobody but root writes notices', async ({ visit }) => {
  const page = await visit({ loginId: 'admin' })
  await page.goto('/platform/operation-notices')
  await expect(page.getByText('You do not have permission to visit this page')).toBeVisible()
})
