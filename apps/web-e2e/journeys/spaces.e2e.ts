import { appCenter } from '../drivers/app-center'
import { expect, test } from '../drivers/journey'

test('another enterprise has applications of its own', async ({ visit }) => {
  const page = await visit({ loginId: 'user' })
  await appCenter(page).makeBlank('Only in the demo')
  await page.goto('/apps')
  await expect(page.getByRole('link', { name: 'Only in the demo' })).toBeVisible()
  await page.getByRole('button', { name: 'Switch enterprise' }).click()
  await page.getByRole('link', { name: 'North Branch' }).click()
  await expect(page).toHaveURL(/space-north/)
  await page.goto('/space-north/apps')
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Only in the demo' })).toBeHidden()
})

test('a page for others says so', async ({ visit }) => {
  const page = await visit({ loginId: 'user' })
  await appCenter(page).makeBlank('No bin for me')
  const appId = /\/app\/form\/([^?/]+)/.exec(page.url())?.[1] ?? ''
  await page.goto(`/recycle/${appId}/form`)
  await expect(
    page.getByRole('heading', { name: 'You do not have permission to visit this page' }),
  ).toBeVisible()
})
