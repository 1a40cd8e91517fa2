import { appCenter } from '../drivers/app-center'
import { designer } from '../drivers/designer'
import { expect, test } from '../drivers/journey'

test('a preview window follows the designer that opened it, and only while it is there', async ({
  visit,
}) => {
  const page = await visit({ loginId: 'saas' })
  await appCenter(page).makeBlank('Workshop')
  await page.getByRole('button', { name: 'New form' }).click()
  const name = page.getByRole('dialog').getByLabel('Form name')
  await name.fill('Tools')
  await name.press('Enter')
  const board = designer(page)
  await board.add('Text', 'Serial number')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Preview in a new window' }).click(),
  ])
  await expect(preview.getByText('Follows the designer')).toBeVisible()
  await expect(preview.getByLabel('Serial number')).toBeVisible()

  await board.add('Text', 'Maker')
  await expect(preview.getByLabel('Maker')).toBeVisible()
  await page.reload()
  await expect(board.field('Maker')).toBeVisible()
  await board.add('Text', 'Keeper')
  await expect(preview.getByLabel('Keeper')).toBeVisible()

  await page.close()
  await expect(preview.getByText('Follows the designer')).toBeHidden()
  await expect(preview.getByLabel('Serial number')).toBeVisible()
})
