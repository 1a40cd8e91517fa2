import { expect, test } from '../drivers/journey'
import { organisationOn } from '../drivers/organisation'

test('an administrator builds a tree, adds a member, moves them and gives them a role', async ({
  visit,
  open,
}) => {
  const page = await visit({ loginId: 'admin' })
  await page.setViewportSize({ width: 1440, height: 900 })
  const organisation = organisationOn(page)
  await page.goto('/console/org')
  await organisation.addDepartment('Orchard')
  await organisation.addDepartment('Pear trees', 'Create department inside')
  await expect(page).toHaveURL(/department=/)
  const link = await organisation.addMember('Cleo Pomona', 'cleo')
  const stranger = await open(link)
  await expect(stranger.getByLabel('New password', { exact: true }).first()).toBeVisible()

  await organisation.moveTo('Cleo Pomona', 'Orchard')
  await expect(page.getByText('Members moved: 1')).toBeVisible()
  await organisation.choose('Orchard')
  await expect(page.getByRole('gridcell', { name: 'Cleo Pomona', exact: true })).toBeVisible()
  await organisation.remove('Orchard')
  await expect(page.getByText(/still holds people or departments/)).toBeVisible()

  await page.goto('/console/role-groups')
  await page.getByRole('button', { name: 'Create group' }).first().click()
  await organisation.fillIn('Create', { Name: 'Harvest' })
  await page.getByRole('button', { name: 'Create role' }).first().click()
  await organisation.fillIn('Create', { Name: 'Picker' })
  await page.getByRole('button', { name: 'Picker', exact: true }).click()
  await organisation.dialog.getByRole('combobox').fill('cleo')
  await page.getByTitle('Cleo Pomona').click()
  await page.keyboard.press('Escape')
  await organisation.dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove Cleo Pomona' })).toBeVisible()
  await organisation.dialog.getByRole('button', { name: 'Close' }).first().click()
  await organisation.remove('Picker')
  await expect(page.getByText('Members who still have this role: 1.')).toBeVisible()
})

test('on a phone an administrator keeps the posts, in Chinese', async ({ visit }) => {
  const page = await visit({ loginId: 'admin', language: 'zh-CN', on: 'phone' })
  await page.goto('/posts')
  await page.getByRole('button', { name: '新建岗位' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '新建', exact: true }).click()
  await expect(dialog.getByText('请填写岗位名称。')).toBeVisible()
  await dialog.getByLabel(/^名称/).fill('园丁')
  await dialog.getByRole('button', { name: '新建', exact: true }).click()
  await expect(page.getByText('岗位已新建')).toBeVisible()
  await page.getByRole('button', { name: '园丁', exact: true }).click()
  await dialog.getByLabel(/^说明/).fill('照看果园')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('照看果园')).toBeVisible()
  const width = await page.evaluate<number>('document.documentElement.scrollWidth')
  expect(width).toBeLessThanOrEqual(390)
})
