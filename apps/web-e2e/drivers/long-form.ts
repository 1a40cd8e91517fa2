import { expect, type Page } from '@playwright/test'

export interface LongForm {
  readonly appId: string
  readonly formId: string
  /** Where a new record is filled in: longer than any window. */
  readonly path: string
}

/** Makes an application with a published form of forty text fields, as the person who is signed in. */
export async function makeLongForm(page: Page, name: string): Promise<LongForm> {
  const fields = Array.from({ length: 40 }, (_, at) => ({
    kind: 'text',
    id: `f_long${String(at).padStart(4, '0')}`,
    label: `Line ${at + 1}`,
  }))
  const section = { id: 's_main', title: '', fieldIds: fields.map(({ id }) => id) }
  const app = await post(page, '/apps', { name })
  const form = await post(page, '/forms', {
    appId: app.id,
    name,
    schema: { fields, sections: [section], titleFieldId: null },
  })
  await post(page, `/forms/${form.id}/publish`, { revision: form.draftRevision })
  return { appId: app.id, formId: form.id, path: `/${app.id}/detail/${form.id}` }
}

async function post(page: Page, path: string, data: unknown) {
  const answer = await page.request.post(`/sapi${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as { id: string; draftRevision: number }
}
