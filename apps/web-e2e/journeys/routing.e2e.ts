import { appCenter } from '../drivers/app-center'
import { expect, type Language, signIn, test } from '../drivers/journey'
import { makeLongForm } from '../drivers/long-form'
import { realData } from '../drivers/real-data'
import { routedWindow } from '../drivers/routed-window'

const visits = [
  { language: 'en', on: 'desk' },
  { language: 'zh-CN', on: 'desk' },
  { language: 'en', on: 'phone' },
  { language: 'zh-CN', on: 'phone' },
] as const satisfies { language: Language; on: 'desk' | 'phone' }[]

for (const visit of visits) {
  const { language, on } = visit
  test(`the rules of routes, ${language}, ${on}`, async ({ open, visit: enter }) => {
    test.setTimeout(120_000)
    const author = await enter({ loginId: 'saas' })
    const form = await makeLongForm(author, `Long ${language} ${on}`)
    const page = await open(form.path, language, on)
    const routed = routedWindow(page, language)

    await test.step('a direct address is found again after signing in', async () => {
      await expect(page).toHaveURL(/\/login\?url=/)
      await signIn(page, { loginId: 'saas', language })
      await expect(page).toHaveURL(new RegExp(`${form.path}$`))
      await expect(routed.firstField).toBeVisible()
      await expect(page).toHaveTitle(language === 'en' ? /^Form detail-/ : /^表单详情-/)
    })

    await test.step('back restores a scrolled page, also over a page load', async () => {
      await routed.scrollTo(600)
      await routed.mark()
      await routed.homeLink.click()
      await expect(routed.title(routed.word.appCenter)).toBeVisible()
      expect(await routed.isMarked()).toBe(true)
      await page.goBack()
      await expect(routed.firstField).toBeAttached()
      await routed.expectScroll(600)
      await page.reload()
      await expect(routed.firstField).toBeAttached()
      await routed.expectScrollNear(600)
      await routed.scrollTo(600)
      await routed.follow('/nowhere/at/all')
      await expect(routed.host).toBeHidden()
      await page.goBack()
      await expect(routed.firstField).toBeAttached()
      await routed.expectScrollNear(600)
    })

    await test.step('unsaved changes ask before they are left', async () => {
      await routed.homeLink.click()
      await routed.follow(form.path)
      await routed.firstField.fill('half')
      await routed.homeLink.click()
      await routed.stay()
      await expect(routed.firstField).toHaveValue('half')
      await page.evaluate('history.back()')
      await routed.stay()
      await expect(page).toHaveURL(new RegExp(`${form.path}$`))
      const asked = page.waitForEvent('dialog')
      const reloaded = page.evaluate('location.reload()').catch(() => null)
      const question = await asked
      expect(question.type()).toBe('beforeunload')
      await question.dismiss()
      await reloaded
      await expect(routed.firstField).toHaveValue('half')
      await routed.homeLink.click()
      await routed.leave()
      await expect(routed.title(routed.word.appCenter)).toBeVisible()
    })

    await test.step('a page for others says so, and leads back', async () => {
      await routed.follow(`/recycle/${form.appId}/form`)
      await routed.expectNoPermission()
      await routed.goBack()
      await expect(routed.title(routed.word.appCenter)).toBeVisible()
    })

    await test.step('a space for others says so', async () => {
      await page.goto('/space-north/apps')
      await routed.expectNoPermission()
      await page.goto('/space-demo')
      await expect(page).toHaveURL(/\/space-demo\/apps$/)
      await expect(routed.title(routed.word.appCenter)).toBeVisible()
      await page.goto('/apps')
    })

    await test.step('an admin page and an unknown one load the whole window', async () => {
      await expect(routed.title(routed.word.appCenter)).toBeVisible()
      for (const [path, shown] of [
        ['/saas/languages', page.locator('[data-page=saas-languages]')],
        ['/nowhere', page.getByRole('alert')],
      ] as const) {
        await routed.mark()
        await routed.follow(path)
        await expect(shown).toBeVisible()
        expect(await routed.isMarked()).toBe(false)
        await page.goBack()
        await expect(routed.title(routed.word.appCenter)).toBeVisible()
      }
    })

    await test.step('a preview forces every link into a new window', async () => {
      await page.goto(`/designer-preview/form/${form.appId}?item=${form.formId}`)
      await expect(routed.firstField).toBeVisible()
      const opened = page.waitForEvent('popup')
      await routed.homeLink.click()
      await expect(await opened).toHaveURL(/\/apps$/)
      await expect(routed.firstField).toBeVisible()
      await (await opened).close()
    })

    await test.step('a naked window stays naked, and is the only one', async () => {
      await page.goto('/apps')
      await expect(routed.banner).toBeVisible()
      await page.goto('/apps?__NAKED__=1')
      await expect(routed.title(routed.word.appCenter)).toBeVisible()
      await expect(routed.banner).toBeHidden()
      await page.goto(form.path)
      await expect(routed.firstField).toBeVisible()
      await expect(routed.banner).toBeHidden()
      const other = await page.context().newPage()
      await other.goto('/apps')
      await expect(other.getByRole('banner')).toBeVisible()
      await other.close()
      await page.goto('/apps?__NAKED__=0')
      await expect(routed.banner).toBeVisible()
    })
  })
}

test('back restores a list that scrolls inside its page', async ({ visit }) => {
  const page = await visit({ loginId: 'saas' })
  const center = appCenter(page)
  await center.chooseFile(realData('cars.json'))
  const grid = await center.makeFromFile('Cars to scroll', '406 records imported.')
  const routed = routedWindow(page, 'en')
  await expect(grid.getByRole('row').nth(5)).toBeVisible()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 900)
  await expect.poll(routed.innerScroll).toBeGreaterThan(500)
  const scrolled = await routed.innerScroll()
  await routed.homeLink.click()
  await expect(routed.title('Application center')).toBeVisible()
  await page.goBack()
  await expect(grid).toBeVisible()
  await expect.poll(routed.innerScroll).toBe(scrolled)
  await routed.follow('/nowhere')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goBack()
  await expect(grid).toBeVisible()
  await expect.poll(routed.innerScroll).toBe(scrolled)
})
