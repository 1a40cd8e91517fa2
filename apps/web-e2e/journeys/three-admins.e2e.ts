import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../drivers/own-server'
import { demoPassword } from '../drivers/people'

const workspace = join(import.meta.dirname, '../../..')

/** What `npm run verify-audit` says, and whether it is content. */
async function verifyAudit(...asked: string[]): Promise<{ isWhole: boolean; said: string }> {
  const command = ['tools/commands/verify-audit.ts', ...asked]
  const run = promisify(execFile)(process.execPath, command, { cwd: workspace })
  return run.then(
    ({ stdout }) => ({ isWhole: true, said: stdout }),
    (error: { stderr: string }) => ({ isWhole: false, said: error.stderr }),
  )
}

interface House {
  readonly browser: Browser
  readonly baseURL: string | undefined
}

/** A page of somebody who is signed in already. */
async function enter(
  { browser, baseURL = '' }: House,
  { loginId, path, phone = false }: { loginId: string; path: string; phone?: boolean },
): Promise<Page> {
  const device = phone
    ? { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' as const }
    : {}
  const locale = phone ? 'zh-CN' : 'en'
  const context = await browser.newContext({ ...device, locale, baseURL })
  await context.addCookies([{ name: 'locale', value: locale, url: baseURL }])
  await context.request.post('/sapi/session', { data: { loginId, password: demoPassword } })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

// Duties are separated for good, so the enterprise is one of this journey alone.
test('one asks, another approves, a third watches, and nobody does two of these', async ({
  browser,
  baseURL,
  server,
}, testInfo) => {
  // It waits for a server of its own, and four people sign in.
  test.slow()
  const house = { browser, baseURL }
  const saas = await enter(house, { loginId: 'saas', path: '/saas/members' })
  await saas.getByRole('button', { name: 'Separate duties' }).click()
  const sure = saas.getByRole('dialog')
  await sure.getByRole('textbox').fill('duties')
  await sure.getByRole('button', { name: 'Separate duties' }).click()
  await expect(saas.getByText('Duties are separate', { exact: true })).toBeVisible()

  const admin = await enter(house, { loginId: 'admin', path: '/console/role-groups' })
  await admin.request.post('/sapi/org/role-groups', { data: { name: 'Backdoor' } })
  await admin.getByRole('button', { name: 'Create group' }).first().click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill('Finance')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText(/Sent for review/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(admin.getByRole('button', { name: 'Changes that wait for review: 2' })).toBeVisible()

  const safe = await enter(house, { loginId: 'safe', path: '/saas/security/review', phone: true })
  await safe.getByRole('button', { name: '新建角色组 · Backdoor' }).click()
  await safe.getByRole('button', { name: '驳回' }).click()
  const verdict = safe.getByRole('dialog', { name: '驳回 1 项修改' })
  await verdict.getByRole('button', { name: '驳回' }).click()
  await expect(verdict.getByText('请说明驳回原因，提交人会看到。')).toBeVisible()
  await verdict.getByRole('textbox').fill('没有申请单')
  await verdict.getByRole('button', { name: '驳回' }).click()
  await expect(safe.getByText('已驳回 1 项')).toBeVisible()
  await safe.getByRole('button', { name: '新建角色组 · Finance' }).click()
  await safe.getByRole('button', { name: '通过并生效' }).click()
  await safe
    .getByRole('dialog', { name: '通过 1 项修改' })
    .getByRole('button', { name: '通过并生效' })
    .click()
  await expect(safe.getByText('已生效 1 项')).toBeVisible()
  await expect(admin.getByText('Finance', { exact: true }).first()).toBeVisible()
  await expect(admin.getByText('Backdoor')).toHaveCount(0)

  const audit = await enter(house, { loginId: 'audit', path: '/saas/security/audit' })
  const log = audit.getByRole('table', { name: 'Audit log' })
  await expect(log.getByText('Reject', { exact: true })).toBeVisible()
  await expect(log.getByText('Create role group')).toHaveCount(1)
  await audit.getByRole('button', { name: 'Verify chain' }).click()
  await expect(audit.getByText('The log is whole', { exact: true })).toBeVisible()
  await audit.getByRole('button', { name: /^Export/ }).click()
  const download = audit.waitForEvent('download')
  await audit.getByRole('link', { name: 'Download file' }).click()
  const path = testInfo.outputPath('log.jsonl')
  await (await download).saveAs(path)
  const checked = await verifyAudit('--file', path)
  expect(checked.said).toContain('without a gap')
  expect(await verifyAudit('--data', server.dataDir)).toMatchObject({ isWhole: true })
  await audit.goto('/saas/security/review')
  await expect(audit.getByText('You do not have permission to visit this page')).toBeVisible()
})
