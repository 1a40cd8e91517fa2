import { appCenter } from '../drivers/app-center'
import { expect, test } from '../drivers/own-server'
import { realData } from '../drivers/real-data'
import { recordList } from '../drivers/record-list'

const row = 'chevrolet chevelle malibu'
const live = 'chevelle, live'
const missed = 'chevelle, missed'
const paused = 'Live updates are paused'

test('what others change arrives, also what they changed while the server was away', async ({
  visit,
  server,
}) => {
  test.setTimeout(240_000)
  const page = await visit({ loginId: 'user' })
  const center = appCenter(page)
  await center.chooseFile(realData('cars.json'))
  await center.makeFromFile('Garage', '406 records imported.')
  await page.getByLabel('Search records').fill('chevelle')
  await expect(page).toHaveURL(/q=chevelle/)
  const other = await visit({ loginId: 'admin' })
  await other.goto(page.url())
  await expect(recordList(other).cell(row)).toBeVisible()

  await recordList(page).retitle(row, live)
  await expect(recordList(other).cell(live)).toBeVisible()

  await server.kill()
  for (const window of [page, other])
    await expect(window.getByText(paused).or(window.getByText('does not answer'))).toBeVisible()
  await expect.poll(() => storedStatus(other)).toBe('0')
  await server.start()
  await recordList(page).retitle(live, missed)
  await expect(recordList(other).cell(missed)).toBeVisible({ timeout: 45_000 })
  await expect(other.getByText(paused)).toBeHidden({ timeout: 45_000 })
  await expect.poll(() => storedStatus(other)).toBe('1')
})

test('a window whose person signs out elsewhere shows the sign-in page', async ({ visit }) => {
  const page = await visit({ loginId: 'user' })
  await expect.poll(() => storedStatus(page)).toBe('1')
  const elsewhere = await page.context().newPage()
  await elsewhere.goto('/apps')
  await elsewhere.getByRole('button', { name: 'Account' }).click()
  await elsewhere.getByRole('button', { name: 'Sign out' }).click()
  await expect(elsewhere.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/login\?.*apps/)
})

function storedStatus(page: { evaluate: <T>(read: () => T) => Promise<T> }) {
  return page.evaluate(() => localStorage.getItem('socket_status'))
}
