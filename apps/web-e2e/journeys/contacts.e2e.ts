import type { Page } from '@playwright/test'
import { expect, test } from '../drivers/journey'

const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')

test('a person hides their phone, and a colleague finds them with the phone hidden', async ({
  visit,
}) => {
  const user = await visit({ loginId: 'user' })
  await user.goto('/settings/profile')
  await user.getByLabel('Signature').fill('Ask me about pumps')
  await user.getByLabel('Phone', { exact: true }).fill('13812345678')
  await user.getByLabel('Hide my phone number').check()
  await user.getByRole('button', { name: 'Save' }).click()
  await expect(user.getByText('Saved', { exact: true })).toBeVisible()

  const safe = await visit({ loginId: 'safe' })
  await safe.getByRole('link', { name: 'Contacts' }).click()
  await safe.getByRole('searchbox', { name: 'Search people' }).fill('业务专员')
  const contacts = safe.getByRole('list', { name: 'Contacts' })
  await expect(contacts.getByRole('listitem')).toHaveCount(1)
  await contacts.getByRole('link').first().click()
  await expect(safe.getByText('Ask me about pumps')).toBeVisible()
  await expect(safe.getByText('Hidden. Only administrators and superiors see it')).toBeVisible()
  await expect(safe.getByText('13812345678')).toHaveCount(0)
  await safe.getByRole('button', { name: 'Back' }).click()
  await expect(contacts.getByRole('listitem')).toHaveCount(1)
})

test('手机上查找联系人并建立用户组', async ({ visit }) => {
  const page = await visit({ loginId: 'admin', language: 'zh-CN', on: 'phone' })
  await page.getByRole('link', { name: '通讯录' }).click()
  await expect(
    page.getByRole('list', { name: '联系人' }).getByRole('listitem').first(),
  ).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: '部门' }).click()
  await page.getByRole('dialog').getByText('全部成员').click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.goto('/settings/groups')
  await page.getByRole('button', { name: '新建用户组' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('名称').fill('值班人员')
  await dialog.getByRole('button', { name: '新建用户组' }).click()
  await expect(dialog.getByText('请至少选择一项')).toBeVisible()
  await dialog.getByLabel('企业全体成员').check()
  await dialog.getByRole('button', { name: '新建用户组' }).click()
  await expect(page.getByText('已保存“值班人员”')).toBeVisible()
  expect(await overflow(page)).toBe(0)
})
