import type { Page } from '@playwright/test'
import { appCenter } from '../drivers/app-center'
import { expect, test } from '../drivers/journey'
import { realData } from '../drivers/real-data'
import { recordList } from '../drivers/record-list'

const row = 'chevrolet chevelle malibu'

async function edit(page: Page) {
  await recordList(page).cell(row).getByRole('button').first().click()
  const record = page.getByRole('dialog')
  await record.getByRole('button', { name: 'Edit' }).click()
  return {
    fill: (text: string) => record.getByLabel('Name').fill(text),
    save: () => record.getByRole('button', { name: 'Save', exact: true }).click(),
    record,
  }
}

test('of two people who change one record, the later one chooses', async ({ visit }) => {
  const page = await visit({ loginId: 'user' })
  const center = appCenter(page)
  await center.chooseFile(realData('cars.json'))
  await center.makeFromFile('Garage', '406 records imported.')
  await page.getByLabel('Search records').fill(row)
  await expect(page).toHaveURL(/q=chevrolet/)
  const other = await visit({ loginId: 'admin' })
  await other.goto(page.url())

  const mine = await edit(page)
  const theirs = await edit(other)
  await mine.fill('Malibu, mine')
  await theirs.fill('Malibu, theirs')
  await theirs.save()
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  await mine.save()
  await expect(page.getByText('Someone changed this record before you saved')).toBeVisible()
  await expect(mine.record.getByRole('alert').getByText('Malibu, theirs')).toBeVisible()
  await mine.record.getByRole('button', { name: 'Keep yours' }).click()
  await mine.save()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(other.getByRole('dialog').getByText('Malibu, mine').first()).toBeVisible()
})
