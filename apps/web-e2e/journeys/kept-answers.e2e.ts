import { apiCalls, keptAnswers } from '../drivers/api-calls'
import { appCenter } from '../drivers/app-center'
import { expect, signIn, test } from '../drivers/journey'
import { realData } from '../drivers/real-data'

test('what is known already is not asked for again, until it changes', async ({ visit }) => {
  const page = await visit({ loginId: 'user' })
  const calls = apiCalls(page)
  await appCenter(page).makeBlank('Kept for later')
  await page.goto('/apps')
  const link = page.getByRole('link', { name: 'Kept for later' })
  await expect(link).toBeVisible()
  await expect.poll(() => keptAnswers(page)).toContainEqual(paths('/sapi/apps'))
  calls.take()

  await page.reload()
  await expect(link).toBeVisible()
  const asked = calls.take()
  expect(asked).toContain('GET /sapi/user/platformCaching/apiVersion')
  for (const kept of ['/sapi/apps', '/sapi/config', '/napi/lang/json']) {
    expect(asked).not.toContain(`GET ${kept}`)
  }

  const other = await visit({ loginId: 'admin' })
  await appCenter(other).makeBlank('Made elsewhere')
  await expect(page.getByRole('link', { name: 'Made elsewhere' })).toBeVisible()
  expect(calls.take()).toContain('GET /sapi/apps')
  await expect.poll(async () => (await keptAnswers(page)).length).toBeGreaterThan(0)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Made elsewhere' })).toBeVisible()
})

test('a published form is kept with its application, and read anew once it is changed elsewhere', async ({
  visit,
}) => {
  const page = await visit({ loginId: 'admin' })
  const calls = apiCalls(page)
  const center = appCenter(page)
  await center.chooseFile(realData('cars.json'))
  await center.makeFromFile('Kept cars', '406 records imported.')
  const isForm = /^GET \/sapi\/forms\/[^/]+\/published$/
  const isApp = /^GET \/sapi\/apps\/[^/]+$/
  await page.reload()
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
  await expect
    .poll(async () => (await keptAnswers(page)).map(({ path }) => `GET ${path}`))
    .toContainEqual(expect.stringMatching(isForm))
  calls.take()
  await page.reload()
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
  const asked = calls.take()
  expect(asked.filter((call) => isForm.test(call) || isApp.test(call))).toEqual([])
  expect(asked.filter((call) => call.startsWith('POST /sapi/forms/'))).not.toEqual([])

  const other = await visit({ loginId: 'admin' })
  const form = (await keptAnswers(page)).find(({ path }) => isForm.test(`GET ${path}`))
  const name = form?.path.replace('/published', '/name') ?? ''
  await other.request.put(name, { data: { name: 'Renamed elsewhere' } })
  await expect.poll(() => calls.take()).toContainEqual(expect.stringMatching(isForm))
})

test('nothing is left for the next person on the same browser', async ({ visit }) => {
  const page = await visit({ loginId: 'admin' })
  await expect.poll(() => keptAnswers(page)).toContainEqual(paths('/sapi/apps'))
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect
    .poll(async () => (await keptAnswers(page)).filter(({ personId }) => personId !== null))
    .toEqual([])
  const calls = apiCalls(page)
  await signIn(page, { loginId: 'user' })
  await expect(page.getByRole('heading', { level: 1, name: 'Application center' })).toBeVisible()
  await expect.poll(() => calls.take()).toContain('GET /sapi/apps')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Application center' })).toBeVisible()
  await expect
    .poll(async () => new Set((await keptAnswers(page)).map(({ personId }) => personId)).size)
    .toBeLessThanOrEqual(2)
})

test('a browser without a database, and one that loses it, work from the network', async ({
  open,
  visit,
}) => {
  const without = await open('/login')
  await without.addInitScript('delete window.indexedDB; delete Window.prototype.indexedDB')
  await without.goto('/apps')
  await signIn(without, { loginId: 'user' })
  await appCenter(without).makeBlank('Without a database')
  await without.goto('/apps')
  await expect(without.getByRole('link', { name: 'Without a database' })).toBeVisible()

  const page = await visit({ loginId: 'user' })
  await page.evaluate('new Promise((r) => (indexedDB.deleteDatabase("ApiCache").onsuccess = r))')
  await appCenter(page).makeBlank('After the loss')
  await page.goto('/apps')
  await expect(page.getByRole('link', { name: 'After the loss' })).toBeVisible()
})

test('a session that has ended leads to login, and back', async ({ visit }) => {
  const page = await visit({ loginId: 'user' })
  await page.goto('/apps?search=x')
  await page.context().clearCookies({ name: 'sid' })
  await page.reload()
  await expect(page).toHaveURL(/\/login\?url=/)
  await signIn(page, { loginId: 'user' })
  await expect(page).toHaveURL(/\/apps/)
})

test('a server under maintenance says so, and login still stands', async ({ visit, open }) => {
  const page = await visit({ loginId: 'user' })
  await page.route('**/sapi/apps', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, body: 'down' })
      : route.continue(),
  )
  void appCenter(page)
    .makeBlank('Under maintenance')
    .catch(() => undefined)
  await expect(page).toHaveURL(/\/maintenance/)
  const login = await open('/login')
  await login.route('**/sapi/session', (route) => route.fulfill({ status: 503, body: 'down' }))
  await signIn(login, { loginId: 'user' })
  await expect(login).toHaveURL(/\/login/)
})

test('a refusal is told in the server’s words', async ({ visit }) => {
  const page = await visit({ loginId: 'user' })
  await page.route('**/sapi/apps', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, contentType: 'text/plain', body: 'Only on weekdays.' })
      : route.continue(),
  )
  const { dialog } = appCenter(page)
  void appCenter(page)
    .makeBlank('Refused')
    .catch(() => undefined)
  await expect(dialog.getByText('Only on weekdays.')).toBeVisible()
})

function paths(path: string) {
  return expect.objectContaining({ path })
}
