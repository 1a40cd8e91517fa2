import type { Page } from '@playwright/test'
import { expect, test } from '../drivers/journey'
import { privateDesk } from '../drivers/private-desk'

const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')

test('a member sees their own records with a mask, and others once they are shared', async ({
  visit,
}) => {
  const [admin, user] = [await visit({ loginId: 'admin' }), await visit({ loginId: 'user' })]
  const desk = await privateDesk(admin, user, 'Desk of clerks')
  await admin.reload()
  await admin.getByRole('button', { name: `More for "${desk.name}"` }).click()
  await admin.getByRole('menuitem', { name: 'Roles and members' }).click()
  const dialog = admin.getByRole('dialog').first()
  await dialog.getByRole('button', { name: 'Add the first role' }).click()
  await dialog.getByLabel('Role name').fill('Clerks')
  await dialog.getByRole('combobox', { name: 'Kind' }).click()
  await admin.getByTitle('Custom').click()
  await dialog.getByRole('checkbox', { name: 'Everybody in the enterprise' }).check()
  for (const act of ['View', 'Edit', 'Share', 'Hand over']) {
    await dialog.getByRole('checkbox', { name: `${act}: Own`, exact: true }).check()
  }
  // What is told above moves everything below it.
  await expect(dialog.getByText(/^Lose rights/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Add condition' }).click()
  await admin.getByRole('menuitem', { name: 'A field says what the person is' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByText('Name is the person’s department')).toBeVisible()
  await dialog.getByText('Field rights', { exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Whether Phone is seen' }).click()
  await admin.getByTitle('Masked, may be lifted').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('heading', { name: 'Clerks' })).toBeVisible()
  await dialog.getByRole('button', { name: /people$/ }).click()
  const clerks = dialog.getByRole('list', { name: 'People who have Clerks' })
  await expect(clerks.getByText('given to every member').first()).toBeVisible()

  await user.goto(desk.listPath)
  const cases = user.getByRole('grid')
  await expect(cases.getByText('Case of the user')).toBeVisible()
  await expect(cases.getByText('Case of the admin')).toHaveCount(0)
  await expect(cases.getByText('138****5678')).toBeVisible()
  await cases.getByText('Case of the user').click()
  const record = user.getByRole('dialog').first()
  await record.getByRole('button', { name: 'Show Phone' }).click()
  await expect(record.getByText('13812345678')).toBeVisible()
  await user.keyboard.press('Escape')

  await admin.goto(desk.listPath)
  await admin.getByRole('grid').getByText('Case of the admin').click()
  await admin.getByRole('button', { name: 'More for this record' }).click()
  await admin.getByRole('menuitem', { name: 'Share' }).click()
  const sharing = admin.getByRole('form', { name: 'Share the record' })
  await sharing.getByRole('combobox', { name: /^With/ }).fill('user')
  await admin.getByText('Business user').last().click()
  await sharing.getByLabel('Note').fill('For your next visit')
  await sharing.getByRole('button', { name: 'Share' }).click()
  await expect(admin.getByText('For your next visit')).toBeVisible()

  await user.goto(desk.listPath)
  await cases.getByText('Case of the admin').click()
  await user.getByRole('button', { name: 'More for this record' }).click()
  await user.getByRole('menuitem', { name: 'Who may do what' }).click()
  await expect(user.getByText(/shared the record/)).toBeVisible()

  await user.goto(desk.listPath)
  const row = cases.getByRole('row').filter({ hasText: 'Case of the user' })
  await row.hover()
  await row.getByRole('checkbox').check()
  await user.getByRole('button', { name: 'Hand over' }).click()
  const handing = user.getByRole('dialog').last()
  await handing.getByRole('combobox').fill('audit')
  await user.getByText('Audit administrator').last().click()
  await handing.getByRole('button', { name: 'Hand over' }).click()
  await expect(cases.getByText('Case of the user')).toHaveCount(0)
  await expect(cases.getByText('Case of the admin')).toBeVisible()
})

test('手机上分享记录，并查看谁可以做什么', async ({ visit }) => {
  const admin = await visit({ loginId: 'admin', language: 'zh-CN', on: 'phone' })
  const user = await visit({ loginId: 'user', language: 'zh-CN' })
  const desk = await privateDesk(admin, user, '手机上的台账')
  await admin.goto(desk.listPath)
  await admin.getByText('Case of the user').first().click()
  await admin.getByRole('button', { name: '记录的更多操作' }).click()
  await admin.getByRole('menuitem', { name: '分享' }).click()
  const sharing = admin.getByRole('form', { name: '分享记录' })
  await sharing.getByRole('button', { name: '分享' }).click()
  await expect(sharing.getByText('请选择分享给谁。')).toBeVisible()
  await sharing.getByRole('combobox', { name: /分享给/ }).fill('audit')
  await admin.getByText('审计管理员').last().click()
  await sharing.getByRole('button', { name: '分享', exact: true }).click()
  await expect(admin.getByRole('button', { name: '取消分享给审计管理员' })).toBeVisible()
  expect(await overflow(admin)).toBe(0)
  await admin.getByRole('button', { name: '取消分享给审计管理员' }).click()
  await expect(admin.getByText('还没有分享给任何人')).toBeVisible()
})
