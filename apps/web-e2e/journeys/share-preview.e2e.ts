import { appCenter } from '../drivers/app-center'
import { designer } from '../drivers/designer'
import { expect, test } from '../drivers/journey'

test('a form is tried by strangers until its link is revoked', async ({ visit, open }) => {
  const page = await visit({ loginId: 'saas' })
  await appCenter(page).makeBlank('Clinic')
  await page.getByRole('button', { name: 'New form' }).click()
  const name = page.getByRole('dialog').getByLabel('Form name')
  await name.fill('Patients')
  await name.press('Enter')
  const board = designer(page)
  await board.add('Text', 'Full name')
  await board.require()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Share preview' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 hour').click()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const address = await dialog.getByLabel('Preview link').inputValue()
  const path = new URL(address).pathname

  const phone = await open(path, 'zh-CN', 'phone')
  await expect(phone.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible()
  await expect(phone.getByText(/尚在设计的草稿/)).toBeVisible()
  await phone.getByRole('button', { name: '检查填写' }).click()
  await expect(phone.getByText('有 1 处需要修改')).toBeVisible()
  await phone.getByLabel('Full name').fill('林薇')
  await expect(phone.getByText('填写无误。正式使用时，这里会提交成功。')).toBeVisible()
  expect(await phone.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')

  await dialog.getByRole('button', { name: /^Revoke the link/ }).click()
  await expect(dialog.getByText('No link is in use.')).toBeVisible()
  const late = await open(path)
  await expect(late.getByText('This preview has ended')).toBeVisible()
  const wrong = await open('/preview/nothing-like-a-token')
  await expect(wrong.getByText('There is no such preview')).toBeVisible()
})
