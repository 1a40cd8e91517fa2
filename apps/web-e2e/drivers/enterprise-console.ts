import type { Page } from '@playwright/test'

/** The enterprise as it was, whatever a journey broke off at; for an administrator's page. */
export async function restoreEnterprise(page: Page, name: string): Promise<void> {
  const { request } = page
  const sheet = (await (await request.get('/sapi/enterprise/stylesheet')).json()) as Versioned
  await request.post('/sapi/enterprise/stylesheet/reset', { data: { version: sheet.version } })
  const info = (await (await request.get('/sapi/enterprise')).json()) as Versioned
  const data = { version: info.version, name, shortName: '' }
  await request.put('/sapi/enterprise', { data })
}

interface Versioned {
  readonly version: number
}

/** The brand colour that a window is drawn in. */
export function brandOf(page: Page): Promise<string> {
  return page.evaluate<string>(
    `getComputedStyle(document.documentElement).getPropertyValue('--atr-brand')`,
  )
}

/** Takes back whatever was trusted to somebody. */
export async function revokeAll(page: Page): Promise<void> {
  const { request } = page
  const answer = await request.get('/sapi/enterprise/administrators')
  const { scoped } = (await answer.json()) as { scoped: readonly { personId: string }[] }
  for (const { personId } of scoped) await request.delete(`/sapi/enterprise/grants/${personId}`)
}
