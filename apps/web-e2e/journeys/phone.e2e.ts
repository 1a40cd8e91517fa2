import type { Page } from '@playwright/test'
import { appCenter } from '../drivers/app-center'
import { expect, test } from '../drivers/journey'
import { realData } from '../drivers/real-data'

const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')

test('手机上深色界面里查看和新建记录', async ({ visit }) => {
  const page = await visit({ loginId: 'admin', language: 'zh-CN', on: 'phone' })
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  expect(await overflow(page)).toBe(0)
  const center = appCenter(page, 'zh-CN')
  await center.chooseFile(realData('cars.json'))
  await center.makeFromFile('车辆', '已导入 406 条记录。')
  const cards = page.getByRole('list', { name: '“车辆”的记录' })
  await expect(cards.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByText('共 406 条')).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: '新建记录' }).click()
  const record = page.getByRole('dialog')
  await record.getByLabel('Name').fill('红旗 CA72')
  await record.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('已新建记录')).toBeVisible()
  expect(await overflow(page)).toBe(0)
})
