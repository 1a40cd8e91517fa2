import { expect, type Page } from '@playwright/test'
import { demoPassword } from './people'

/** The password of every administrator made here. */
export const password = 'meadow seven stones'

/** Signs the platform's operator in without a page; they speak what the browser speaks. */
export async function signRootIn(root: Page): Promise<void> {
  await post(root, '/session', { loginId: 'root', password: demoPassword })
  await root.request.put('/sapi/session/preferences', { data: { locale: null } })
}

/** Sets an enterprise up by calls of root; its administrator's page is signed in. */
export async function enterpriseOf(
  root: Page,
  admin: Page,
  { name, loginId }: { readonly name: string; readonly loginId: string },
): Promise<string> {
  const person = { name: `${name} admin`, loginId, email: null }
  const draft = { name, nameEn: null, peopleQuota: null, admin: person }
  const { entId, invitation } = await post(root, '/platform/enterprises', draft)
  const set = { token: invitation, password }
  expect((await admin.request.put('/sapi/auth/password', { data: set })).ok()).toBe(true)
  await post(admin, '/session', { loginId, password })
  return entId
}

/** A container that enterprises have joined; with each its administrator's page. */
export async function containerOf(
  root: Page,
  name: string,
  members: readonly { readonly entId: string; readonly admin: Page }[],
): Promise<void> {
  const { id } = await post(root, '/platform/containers', { name, description: '' })
  for (const { entId, admin } of members) {
    await post(admin, `/containers/${id}/application`, { reason: 'One quay' })
    const decision = `/platform/containers/${id}/enterprises/${entId}/decision`
    await post(root, decision, { approve: true })
  }
}

async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(`/sapi${path}`, { data })
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
  return (await answer.json()) as { id: string; entId: string; invitation: string }
}
