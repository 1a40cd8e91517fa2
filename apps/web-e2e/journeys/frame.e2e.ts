import type { Page } from '@playwright/test'
import { appCenter } from '../drivers/app-center'
import { frame } from '../drivers/frame'
import { expect, test } from '../drivers/journey'
import { realData } from '../drivers/real-data'

/** Answers as a server of another release would, from now on. */
async function release(page: Page, name: string) {
  await page.route('**/sapi/**', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'x-atrium-release': name },
    })
  })
}

test('finds apps, records, people and pages from the keyboard', async ({ visit }) => {
  const page = await visit({ loginId: 'admin' })
  const center = appCenter(page)
  await center.chooseFile(realData('cars.json'))
  await center.makeFromFile('Classic cars', '406 records imported.')
  const { find } = frame(page)
  const palette = await find('plymouth f')
  await expect(palette.getByRole('option', { name: /^plymouth fury/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await find('classic')
  await expect(palette.getByRole('option', { name: /^Classic cars/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/form\//)
  await find('administrator')
  await expect(palette.getByRole('option', { name: /^Enterprise administrator/ })).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=administrator/)
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()
  await page.getByRole('searchbox').fill('zebra crossing')
  await expect(page.getByText('Nothing found for “zebra crossing”')).toBeVisible()
})

test('外观随人保留：重新加载后第一笔就是它，换个浏览器也一样', async ({ visit }) => {
  const page = await visit({ loginId: 'audit', language: 'zh-CN' })
  const { choose, token } = frame(page, 'zh-CN')
  const before = await token('brand')
  const kept = page.waitForResponse('**/sapi/session/look')
  await choose('深色', '松石', '紧凑')
  await kept
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  const chosen = await token('brand')
  expect(chosen).not.toBe(before)
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 19, 26)')
  await page.unroute('**/assets/index-*.js')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '应用中心' })).toBeVisible()
  expect(await token('brand')).toBe(chosen)
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
  const elsewhere = await visit({ loginId: 'audit', language: 'zh-CN' })
  await expect(elsewhere.locator('html')).toHaveAttribute('data-scheme', 'dark')
  expect(await frame(elsewhere, 'zh-CN').token('brand')).toBe(chosen)
})

test('says that the network is gone, and reads again when it is back', async ({ visit }) => {
  const page = await visit({ loginId: 'user' })
  await page.context().setOffline(true)
  const bar = page.getByText('You are offline.')
  await expect(bar).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search applications' }).fill('no such thing')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(bar).toBeHidden()
  await expect(
    page.getByRole('heading', { name: /Nothing found for .no such thing/ }),
  ).toBeVisible()
})

test('offers a new release, and asks before unsaved changes are lost', async ({ visit }) => {
  const page = await visit({ loginId: 'admin' })
  await appCenter(page).chooseFile(realData('cars.json'))
  await appCenter(page).makeFromFile('Cars to change', '406 records imported.')
  const answer = await page.request.get('/sapi/forms')
  const forms = (await answer.json()) as { id: string; appId: string; name: string }[]
  const form = forms.find(({ name }) => name === 'Cars to change')
  await page.goto(`/${form?.appId}/detail/${form?.id}`)
  const field = page.getByLabel('Name')
  await field.fill('Unsaved')
  await release(page, 'the-next-one')
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(page.getByText('A new version is available.')).toBeVisible()
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Reload without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(field).toHaveValue('Unsaved')
  await page.getByRole('button', { name: 'Later', exact: true }).click()
  await expect(page.getByText('A new version is available.')).toBeHidden()
})

test('a phone has its places at the bottom, and the person among them', async ({ visit }) => {
  const page = await visit({ loginId: 'user', language: 'zh-CN', on: 'phone' })
  const bar = page.getByRole('navigation', { name: '主导航' })
  await expect(bar.getByRole('link', { name: '应用中心' })).toBeVisible()
  await bar.getByRole('button', { name: '搜索' }).click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: '我的' }).click()
  const me = page.getByRole('dialog', { name: '我的' })
  await me.getByRole('radio', { name: 'English' }).check()
  await expect(page.getByRole('button', { name: 'Me', exact: true })).toBeVisible()
  expect(
    await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth'),
  ).toBe(0)
})
