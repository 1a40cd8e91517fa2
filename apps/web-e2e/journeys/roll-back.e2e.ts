import { appCenter } from '../drivers/app-center'
import { designer } from '../drivers/designer'
import { expect, test } from '../drivers/journey'

test('a publication is rolled back after it says what that changes', async ({ visit }) => {
  const page = await visit({ loginId: 'saas' })
  await appCenter(page).makeBlank('Second thoughts')
  await page.getByRole('button', { name: 'New form' }).click()
  const name = page.getByRole('dialog').getByLabel('Form name')
  await name.fill('Vans')
  await name.press('Enter')
  await expect(page).toHaveURL(/\/form-setting\//)
  const designerAddress = page.url()

  const board = designer(page)
  await board.add('Text', 'Plate')
  await board.publish(1)
  await page.goto(designerAddress)
  await board.add('Number', 'Doors')
  await board.publish(2)
  await page.goto(designerAddress)
  await expect(board.field('Doors')).toBeVisible()

  await board.rollBack(1, /Remove field "Doors"; its values are kept/)
  await expect(page.getByText('Version 3 published', { exact: true })).toBeVisible()
  await expect(board.field('Doors')).toBeHidden()
  await expect(board.field('Plate')).toBeVisible()
  await board.rollBack(2, /Restore field "Doors" with its values/)
  await expect(board.field('Doors')).toBeVisible()
})
