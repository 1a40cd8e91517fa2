import { apiVersionAnswerSchema, apiVersionPath } from '@atrium/domain-core'
import { aField, aFormSchema, deleteForm, renameForm, saveDraft } from '@atrium/domain-forms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAppId, testForms, type TestForms } from '../testing/test-forms'

let forms: TestForms
beforeAll(async () => {
  forms = await testForms()
})
afterAll(() => forms.close())

async function versionOfApp() {
  const headers = { cookie: await forms.cookieOf('admin') }
  const answer = await forms.app.inject({ url: apiVersionPath, headers })
  return apiVersionAnswerSchema.parse(answer.json()).result.apps[testAppId]
}

describe('what browsers keep of a published form', () => {
  it('stays while the next version is being designed', async () => {
    const form = await forms.form([aField('text')])
    const before = await versionOfApp()
    await forms.call(saveDraft, {
      formId: form.id,
      revision: form.draftRevision,
      schema: aFormSchema([aField('text')]),
    })
    expect(await versionOfApp()).toBe(before)
  })

  it('is old once it is published, renamed or deleted', async () => {
    const form = await forms.form([aField('text')])
    const seen = [await versionOfApp()]
    await forms.republish(form, aFormSchema([aField('text')]))
    seen.push(await versionOfApp())
    await forms.call(renameForm, { formId: form.id, name: 'Renamed' })
    seen.push(await versionOfApp())
    await forms.call(deleteForm, { formId: form.id })
    seen.push(await versionOfApp())
    expect(new Set(seen).size).toBe(4)
  })
})
