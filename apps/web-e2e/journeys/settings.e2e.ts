import type { APIRequestContext, Page } from '@playwright/test'
import { expect, type Journey, test, type Visitor } from '../drivers/journey'
import { demoPassword } from '../drivers/people'

/** Somebody who is signed in already, on a page of theirs that hears what changes, in the state others expect. */
async function enter(
  open: Journey['open'],
  { loginId, language = 'en', on = 'desk' }: Visitor,
  path: string,
): Promise<Page> {
  const page = await open('/sapi/health', language, on)
  await page.request.post('/sapi/session', { data: { loginId, password: demoPassword } })
  await page.request.put('/sapi/session/preferences', { data: { locale: null } })
  await forgetChoices(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  const line = () => page.evaluate<string | null>(`localStorage.getItem('socket_status')`)
  await expect.poll(line).toBe('1')
  return page
}

/** What the program of a journey is answered. */
async function statusOf(request: APIRequestContext, token: string, path: string): Promise<number> {
  const answer = await request.get(path, { headers: { authorization: `Bearer ${token}` } })
  return answer.status()
}

/** Leaves the account as others expect it, whatever stands there. */
async function forgetChoices({ request }: Page): Promise<void> {
  await request.delete('/sapi/developer')
  await request.put('/sapi/subscriptions/quiet-hours', { data: { quiet: null } })
}

test('lets a program call by a token that an administrator approved, until it is ended', async ({
  open,
  playwright,
  baseURL,
}) => {
  const page = await enter(open, { loginId: 'user' }, '/settings/developer')
  await page.getByRole('button', { name: 'Apply' }).click()
  const reason = `Copy deliveries ${Date.now()}`
  await page.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Applying', { exact: true })).toBeVisible()

  const reviewer = { loginId: 'admin', language: 'zh-CN' } as const
  const admin = await enter(open, reviewer, '/settings/developer?part=reviews')
  await expect(admin.getByText(reason)).toBeVisible()
  await admin.getByRole('button', { name: '审核“业务专员”的申请' }).click()
  await admin.getByRole('button', { name: '通过', exact: true }).click()
  await expect(admin.getByText('已通过“业务专员”的申请')).toBeVisible()

  await expect(page.getByText('Your developer application was decided.')).toBeVisible()
  await page.getByRole('button', { name: 'Make the token' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make the token' }).click()
  const shown = page.getByRole('dialog', { name: 'Save your token now' })
  const token = (await shown.locator('code').textContent()) ?? ''
  await shown.getByRole('button', { name: 'I have saved it' }).click()
  await expect(page.getByText(`Ends with ${token.slice(-4)}`)).toBeVisible()
  await expect(page.getByText(token)).toHaveCount(0)

  const program = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  expect(await statusOf(program, token, '/space-demo/sapi/apps')).toBe(200)
  expect(await statusOf(program, token, '/sapi/account/security')).toBe(403)
  await admin.getByText('全部', { exact: true }).click()
  await admin.getByRole('button', { name: '终止“业务专员”的授权' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: '终止授权' }).click()
  await expect(admin.getByText('已终止“业务专员”的授权')).toBeVisible()
  expect(await statusOf(program, token, '/space-demo/sapi/apps')).toBe(401)
  await program.dispose()
  await expect(page.getByRole('button', { name: 'Apply again' })).toBeVisible()
  await forgetChoices(page)
})

test('lends an account that its agent works in, and keeps quiet hours, on a phone', async ({
  open,
}) => {
  const host = { loginId: 'user', language: 'zh-CN', on: 'phone' } as const
  const page = await enter(open, host, '/settings/hosting')
  const agent = await enter(open, { loginId: 'admin' }, '/settings/hosting')
  const me = (await (await agent.request.get('/sapi/session')).json()) as { id: string }
  const hour = 3_600_000
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
  const lent = await page.request.post('/sapi/agencies', {
    data: {
      kind: 'hosting',
      agentId: me.id,
      scope: { kind: 'all' },
      startsAt: at(-1),
      endsAt: at(8),
      permissions: ['new-data'],
    },
  })
  const { id } = (await lent.json()) as { id: string }
  await expect(agent.getByText('An account hosting has changed.')).toBeVisible()
  await agent.getByRole('button', { name: /^Act for/ }).click()
  await expect(agent.getByText(/You are acting for/)).toBeVisible()

  await page.getByRole('button', { name: /的更多操作$/ }).click()
  await page.getByRole('menuitem', { name: '回收' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /回收/ }).click()
  await expect(page.getByText('已回收', { exact: true })).toBeVisible()
  await expect(agent.getByText('This has ended or was taken back.')).toBeVisible()
  await page.request.delete(`/sapi/agencies/${id}`)

  await page.getByRole('link', { name: '推送订阅' }).click()
  await page.getByRole('switch', { name: '开启免打扰时段' }).click()
  await expect(page.getByText('到次日 07:00')).toBeVisible()
  await expect(page.getByText(/邮件只保存在服务器上/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: '开启免打扰时段' })).toBeChecked()
  await forgetChoices(page)
})
