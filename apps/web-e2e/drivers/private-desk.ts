import { expect, type Page } from '@playwright/test'

/** An application of one form with records of two people, made by calls: what a journey about rights begins with. */
export interface PrivateDesk {
  readonly name: string
  readonly listPath: string
}

const fields = [
  { id: 'f_name01', label: 'Name', kind: 'text', span: 12 },
  { id: 'f_phone1', label: 'Phone', kind: 'text', span: 12 },
]

export async function privateDesk(admin: Page, user: Page, name: string): Promise<PrivateDesk> {
  const post = async (page: Page, path: string, data: object) => {
    const answer = await page.request.post(`/sapi${path}`, { data })
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
    return (await answer.json()) as { id: string; draftRevision: number }
  }
  const app = await post(admin, '/apps', { name })
  const sections = [{ id: 's_main', title: '', fieldIds: fields.map(({ id }) => id) }]
  const schema = { fields, sections, titleFieldId: null }
  const form = await post(admin, '/forms', { appId: app.id, name: 'Cases', schema })
  await post(admin, `/forms/${form.id}/publish`, { revision: form.draftRevision })
  const record = (page: Page, title: string) =>
    post(page, `/forms/${form.id}/records`, {
      values: { f_name01: title, f_phone1: '13812345678' },
    })
  await record(admin, 'Case of the admin')
  await record(user, 'Case of the user')
  return { name, listPath: `/app/form/${app.id}?item=${form.id}` }
}
