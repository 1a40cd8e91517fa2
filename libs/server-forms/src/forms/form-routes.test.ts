import {
  aField,
  aFormSchema,
  createForm,
  deleteForm,
  discardDraft,
  getForm,
  getListSettings,
  getPublishedForm,
  listForms,
  publishForm,
  renameForm,
  restoreForm,
  saveDraft,
  saveListSettings,
} from '@atrium/domain-forms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../testing/refusal'
import { testAppId, testForms, type TestForms } from '../testing/test-forms'

let server: TestForms
let name = 0
beforeAll(async () => {
  server = await testForms()
})
afterAll(() => server.close())

const nowhere = '0190a5b0-0000-7000-8000-00000000dead'
const newForm = () => server.call(createForm, { appId: testAppId, name: `New ${(name += 1)}` })

describe('forms.create-form', () => {
  it('is closed to who may not design', async () => {
    const call = server.call(createForm, { appId: testAppId, name: 'x' }, { as: 'audit' })
    expect(await refusalOf(call)).toMatchObject({ status: 403, code: 'not-allowed' })
  })

  it('refuses a name of nothing, and an application that is not there', async () => {
    expect(await refusalOf(server.call(createForm, { appId: testAppId, name: ' ' }))).toMatchObject(
      {
        status: 400,
        details: [{ path: ['name'] }],
      },
    )
    expect(await refusalOf(server.call(createForm, { appId: nowhere, name: 'x' }))).toMatchObject({
      status: 404,
      code: 'app-not-found',
    })
  })

  it('refuses a name that the application has already, whatever its case', async () => {
    await server.call(createForm, { appId: testAppId, name: 'Orders' })
    const call = server.call(createForm, { appId: testAppId, name: 'orders' })
    expect(await refusalOf(call)).toMatchObject({ status: 409, code: 'form-name-taken' })
  })

  it('starts with an empty draft, and stands in the application', async () => {
    const form = await newForm()
    expect(form).toMatchObject({
      version: 0,
      published: null,
      draftRevision: 0,
      draft: { fields: [] },
    })
    expect(server.items.get(form.id)).toMatchObject({ kind: 'form', name: form.name, ready: false })
    expect(await server.call(getForm, { formId: form.id })).toEqual(form)
  })

  it.each(['客户 👩‍👩‍👧', 'مرحبا بالعالم', "Robert'); drop table platform.form;--", '<b>x</b>'])(
    'keeps the name %s',
    async (hostile) => {
      const form = await server.call(createForm, { appId: testAppId, name: hostile })
      expect(form.name).toBe(hostile)
    },
  )
})

describe('forms.get-form', () => {
  it('does not know a form of another space', async () => {
    const { id: formId } = await newForm()
    const call = server.call(getForm, { formId }, { as: 'user', entId: 'north' })
    expect(await refusalOf(call)).toMatchObject({ status: 404, code: 'form-not-found' })
  })
})

describe('forms.get-published-form', () => {
  it('refuses a form never published', async () => {
    const { id: formId } = await newForm()
    expect(await refusalOf(server.call(getPublishedForm, { formId }))).toMatchObject({
      status: 409,
      code: 'form-not-published',
    })
  })

  it('gives the schema people fill in', async () => {
    const form = await server.form([aField('text')])
    expect(await server.call(getPublishedForm, { formId: form.id }, { as: 'audit' })).toEqual({
      id: form.id,
      appId: form.appId,
      name: form.name,
      version: 1,
      schema: form.published,
    })
  })
})

describe('forms.rename-form', () => {
  it('renames the entry of the application too', async () => {
    const { id: formId } = await newForm()
    expect(await server.call(renameForm, { formId, name: 'Renamed' })).toMatchObject({
      name: 'Renamed',
    })
    expect(server.items.get(formId)?.name).toBe('Renamed')
  })
})

describe('forms.save-draft', () => {
  it('refuses a draft that started from an older one', async () => {
    const { id: formId } = await newForm()
    const schema = aFormSchema([aField('text')])
    const saved = await server.call(saveDraft, { formId, revision: 0, schema })
    expect(saved.draftRevision).toBe(1)
    const again = server.call(saveDraft, { formId, revision: 0, schema })
    expect(await refusalOf(again)).toMatchObject({
      status: 409,
      code: 'draft-changed',
      details: { revision: 1 },
    })
  })

  it('lets only one of two people save at once', async () => {
    const { id: formId } = await newForm()
    const schema = aFormSchema([aField('number')])
    const save = () => server.call(saveDraft, { formId, revision: 0, schema })
    const results = await Promise.allSettled([save(), save(), save()])
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  })
})

describe('forms.discard-draft', () => {
  it('goes back to what is published, and has nothing to go back to before', async () => {
    const fresh = await newForm()
    expect(await refusalOf(server.call(discardDraft, { formId: fresh.id }))).toMatchObject({
      code: 'form-not-published',
    })
    const form = await server.form([aField('text')])
    const schema = aFormSchema([aField('number')])
    await server.call(saveDraft, { formId: form.id, revision: form.draftRevision, schema })
    expect((await server.call(discardDraft, { formId: form.id })).draft).toEqual(form.published)
  })
})

describe('forms.delete-form and forms.restore-form', () => {
  it('take a form away and bring it back as it was', async () => {
    const form = await server.form([aField('text')])
    await server.call(deleteForm, { formId: form.id })
    for (const endpoint of [getForm, getPublishedForm, deleteForm]) {
      expect(await refusalOf(server.call(endpoint, { formId: form.id }))).toMatchObject({
        status: 404,
        code: 'form-not-found',
      })
    }
    const bin = await server.call(listForms, { appId: testAppId, deleted: true })
    expect(bin.map(({ id }) => id)).toContain(form.id)
    expect(server.items.has(form.id)).toBe(false)
    const restored = await server.call(restoreForm, { formId: form.id })
    expect(restored).toMatchObject({ deletedAt: null, published: form.published })
    expect(server.items.get(form.id)).toMatchObject({ ready: true })
  })

  it('refuses to restore under a name that was given away', async () => {
    const form = await newForm()
    await server.call(deleteForm, { formId: form.id })
    await server.call(createForm, { appId: testAppId, name: form.name })
    expect(await refusalOf(server.call(restoreForm, { formId: form.id }))).toMatchObject({
      code: 'form-name-taken',
    })
  })
})

describe('forms.list-forms', () => {
  it('lists the forms of the space only', async () => {
    const form = await newForm()
    const here = await server.call(listForms, {}, { as: 'user' })
    expect(here.map(({ id }) => id)).toContain(form.id)
    expect(await server.call(listForms, {}, { as: 'user', entId: 'north' })).toEqual([])
  })
})

describe('list settings', () => {
  it('are each person’s own', async () => {
    const { id: formId } = await newForm()
    const settings = { columns: ['created_at'], widths: { created_at: 200 }, pageSize: 100 }
    await server.call(saveListSettings, { formId, settings }, { as: 'user' })
    expect(await server.call(getListSettings, { formId }, { as: 'user' })).toEqual(settings)
    expect(await server.call(getListSettings, { formId }, { as: 'saas' })).toMatchObject({
      columns: null,
    })
  })

  it('are of forms that are there', async () => {
    expect(await refusalOf(server.call(getListSettings, { formId: nowhere }))).toMatchObject({
      status: 404,
    })
  })
})

describe('forms.publish-form', () => {
  it('is closed to who may not design, and refuses an empty form', async () => {
    const { id: formId } = await newForm()
    const input = { formId, revision: 0 }
    expect(await refusalOf(server.call(publishForm, input, { as: 'safe' }))).toMatchObject({
      status: 403,
    })
    expect(await refusalOf(server.call(publishForm, input))).toMatchObject({
      status: 409,
      code: 'form-has-problems',
      details: { count: 1, problems: [{ code: 'form-empty' }] },
    })
  })
})
