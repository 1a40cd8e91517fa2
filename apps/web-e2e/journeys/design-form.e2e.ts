import { appCenter } from '../drivers/app-center'
import { designer } from '../drivers/designer'
import { expect, test } from '../drivers/journey'
import { recordList } from '../drivers/record-list'

test('a form is designed, published, filled in and listed', async ({ visit }) => {
  const page = await visit({ loginId: 'saas' })
  await appCenter(page).makeBlank('Equipment')
  await page.getByRole('button', { name: 'New form' }).click()
  const name = page.getByRole('dialog').getByLabel('Form name')
  await name.press('Enter')
  await expect(page.getByText('Give the form a name.')).toBeVisible()
  await name.fill('Machines')
  await name.press('Enter')
  await expect(page).toHaveURL(/\/form-setting\//)

  const board = designer(page)
  await board.add('Text', 'Serial number')
  await board.require()
  await board.add('Currency', 'Price')
  await expect(board.field('Price')).toBeVisible()
  await board.undo()
  await expect(board.field('Price')).toBeHidden()
  await board.redo()
  await expect(board.field('Price')).toBeVisible()
  await board.publish(1)

  await page.getByRole('button', { name: 'New record' }).first().click()
  const record = page.getByRole('dialog')
  await record.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(record.getByText('Fill this in.').first()).toBeVisible()
  await record.getByLabel('Serial number').fill('M-1001')
  await record.getByLabel('Price').fill('1250.5')
  await record.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Record added')).toBeVisible()
  await record.getByRole('button', { name: 'Close' }).click()
  const list = recordList(page)
  await expect(list.cell('M-1001')).toBeVisible()
  await expect(page.getByText('1 record', { exact: true })).toBeVisible()
})
