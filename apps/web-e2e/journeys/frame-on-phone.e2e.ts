import { apiCalls, keptAnswers } from '../drivers/api-calls'
import { appCenter } from '../drivers/app-center'
import { expect, signIn, test, type Visitor } from '../drivers/journey'

const user: Visitor = { loginId: 'user', language: 'zh-CN', on: 'phone' }
const title = { level: 1, name: '应用中心' } as const

test('手机上：已知的内容不再请求，别处一改就重新读取', async ({ visit }) => {
  const page = await visit(user)
  const calls = apiCalls(page)
  const kept = expect.objectContaining({ path: '/sapi/apps' })
  await expect.poll(() => keptAnswers(page)).toContainEqual(kept)
  await page.reload()
  await expect(page.getByRole('heading', title)).toBeVisible()
  await expect.poll(() => keptAnswers(page)).toContainEqual(kept)
  calls.take()
  await page.reload()
  await expect(page.getByRole('heading', title)).toBeVisible()
  const asked = calls.take()
  expect(asked).toContain('GET /sapi/user/platformCaching/apiVersion')
  expect(asked).not.toContain('GET /napi/lang/json')

  const other = await visit({ loginId: 'admin', language: 'zh-CN', on: 'phone' })
  await appCenter(other, 'zh-CN').makeBlank('别处新建的应用')
  await expect(page.getByRole('link', { name: '别处新建的应用' })).toBeVisible()
})

test('手机上：会话结束后先登录，再回到原来的页面', async ({ visit }) => {
  const page = await visit(user)
  await page.goto('/contacts')
  await page.context().clearCookies({ name: 'sid' })
  await page.reload()
  await expect(page).toHaveURL(/\/login\?url=/)
  await signIn(page, user)
  await expect(page).toHaveURL(/\/contacts/)
})

test('手机上：服务器拒绝时原样说明，维护时进入维护页', async ({ visit }) => {
  const page = await visit(user)
  const answers = [
    { status: 403, contentType: 'text/plain; charset=utf-8', body: '仅工作日可用。' },
    { status: 503, body: 'down' },
  ]
  await page.route('**/sapi/apps', (route) =>
    route.request().method() === 'POST' ? route.fulfill(answers.shift()) : route.continue(),
  )
  const center = appCenter(page, 'zh-CN')
  void center.makeBlank('被拒绝的应用').catch(() => undefined)
  await expect(center.dialog.getByText('仅工作日可用。')).toBeVisible()
  await center.dialog.getByRole('button', { name: '创建应用' }).click()
  await expect(page).toHaveURL(/\/maintenance/)
})

test('手机上：断网时说明，恢复后自动重新读取', async ({ visit }) => {
  const page = await visit(user)
  await page.context().setOffline(true)
  const bar = page.getByText('网络已断开，恢复后会自动继续。')
  await expect(bar).toBeVisible()
  await page.context().setOffline(false)
  await expect(bar).toBeHidden()
})

test('手机上：在另一个窗口退出后，这个窗口也回到登录页', async ({ visit }) => {
  const page = await visit(user)
  await expect.poll(() => page.evaluate('localStorage.getItem("socket_status")')).toBe('1')
  const elsewhere = await page.context().newPage()
  await elsewhere.goto('/apps')
  await elsewhere.getByRole('button', { name: '我的' }).click()
  await elsewhere.getByRole('button', { name: '退出登录' }).click()
  await expect(elsewhere.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
})
