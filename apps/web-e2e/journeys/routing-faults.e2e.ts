import { expect, signIn, test } from '../drivers/journey'
import { makeLongForm } from '../drivers/long-form'
import { routedWindow } from '../drivers/routed-window'

test('a page whose files cannot be fetched is tried again', async ({ visit }) => {
  const page = await visit({ loginId: 'saas' })
  const form = await makeLongForm(page, 'Out of reach')
  const routed = routedWindow(page, 'en')
  await page.route(/form-detail-page-[^/]*\.js$/, (route) => route.abort())
  await routed.follow(form.path)
  await expect(page.getByText('Loading failed. Try again.')).toBeVisible()
  await expect(routed.banner).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(routed.firstField).toBeVisible()
})

test('a bar shows progress while a page’s files are fetched', async ({ visit }) => {
  const page = await visit({ loginId: 'saas' })
  const form = await makeLongForm(page, 'Slow to come')
  const routed = routedWindow(page, 'en')
  let fetched = () => {}
  const waiting = new Promise<void>((resolve) => (fetched = resolve))
  await page.route(/form-detail-page-[^/]*\.js$/, async (route) => {
    await waiting
    await route.continue()
  })
  await routed.follow(form.path)
  await expect(routed.progress).toBeVisible()
  await expect(routed.title('Application center')).toBeVisible()
  fetched()
  await expect(routed.firstField).toBeVisible()
  await expect(routed.progress).toBeHidden()
})

test('a window without storage works', async ({ open }) => {
  const page = await open('/maintenance')
  await page.addInitScript(`for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() { throw new DOMException('denied', 'SecurityError') },
    })`)
  await page.goto('/apps?__NAKED__=1')
  await signIn(page, { loginId: 'saas' })
  const routed = routedWindow(page, 'en')
  await expect(routed.title('Application center')).toBeVisible()
  const form = await makeLongForm(page, 'Nowhere to keep')
  await routed.follow(form.path)
  await expect(routed.firstField).toBeVisible()
  await routed.scrollTo(400)
  await routed.follow('/apps')
  await expect(routed.title('Application center')).toBeVisible()
  await page.goBack()
  await routed.expectScroll(400)
})

test('two windows of one person keep their own changes', async ({ visit }) => {
  const page = await visit({ loginId: 'saas' })
  const form = await makeLongForm(page, 'Twice open')
  const other = await page.context().newPage()
  const [here, there] = [routedWindow(page, 'en'), routedWindow(other, 'en')]
  await page.goto(form.path)
  await other.goto(form.path)
  await here.firstField.fill('mine')
  await there.homeLink.click()
  await expect(there.title('Application center')).toBeVisible()
  await here.homeLink.click()
  await here.stay()
  await expect(here.firstField).toHaveValue('mine')
})

test('closing a window with unsaved changes asks first', async ({ visit }) => {
  const page = await visit({ loginId: 'saas' })
  const form = await makeLongForm(page, 'Not to be closed')
  await page.goto(form.path)
  await routedWindow(page, 'en').firstField.fill('half')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(routedWindow(page, 'en').firstField).toHaveValue('half')
})

test('sandbox mode closes the pages that do not allow it, until it is left', async ({ visit }) => {
  const page = await visit({ loginId: 'saas' })
  const routed = routedWindow(page, 'en')
  await page.goto('/apps?__SANDBOX__=1')
  await expect(page.getByText('Sandbox mode: only some pages are open.')).toBeVisible()
  await expect(routed.title('Application center')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Console' })).toHaveCount(0)
  await routed.follow('/saas/languages')
  await routed.expectNoPermission()
  await page.getByRole('link', { name: 'Leave sandbox mode' }).first().click()
  await expect(page.locator('[data-page=saas-languages]')).toBeVisible()
  await expect(page).toHaveURL(/__SANDBOX__=0/)
  await expect(page.getByText('Sandbox mode: only some pages are open.')).toBeHidden()
})

test('hostile addresses show a page, and nothing else', async ({ visit }) => {
  const page = await visit({ loginId: 'saas' })
  const routed = routedWindow(page, 'en')
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  for (const address of [
    '/apps?view=<img src=x onerror=alert(1)>&__proto__=x',
    '/apps#"><script>alert(1)</script>',
    '/apps?url=//evil.example&next=javascript:alert(1)',
    '/apps?q=%E0%A4%A',
  ]) {
    await page.goto(address)
    await expect(routed.title('Application center')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/apps')
  }
  for (const address of ['/apps/%E0%A4%A', '/.//evil.example/apps', '/space-a_b/apps']) {
    await page.goto(address)
    await expect(routed.title('There is no such page')).toBeVisible()
  }
  expect(dialogs).toEqual([])
})
