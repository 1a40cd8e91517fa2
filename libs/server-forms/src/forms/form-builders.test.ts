import {
  type AccessPort,
  aFormGrant,
  anAppRole,
  type AppRole,
  aViewer,
} from '@atrium/domain-access'
import {
  aField,
  aFormSchema,
  createForm,
  deleteForm,
  discardDraft,
  type Form,
  getForm,
  getPublishedForm,
  listFormVersions,
  previewPublish,
  publishForm,
  renameForm,
  restoreForm,
  rollBackForm,
  saveDraft,
} from '@atrium/domain-forms'
import type { Tx } from '@atrium/server-core'
import { refusalOf } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAppId, testForms, type TestForms } from '../testing/test-forms'

let roles: AppRole[] = []
const access: AccessPort<Tx> = {
  rolesOf: async () => roles,
  viewer: async (_, personId) => aViewer({ personId }),
}
let server: TestForms
let form: Form
beforeAll(async () => {
  server = await testForms({ access })
  form = await server.form([aField('text')])
})
afterAll(() => server.close())

const as = { as: 'user' } as const
const schema = aFormSchema([aField('text')])
const acts = (): [string, () => Promise<unknown>][] => {
  const at = { formId: form.id }
  return [
    ['add a form', () => server.call(createForm, { appId: testAppId, name: 'Mine' }, as)],
    ['see the draft', () => server.call(getForm, at, as)],
    ['rename', () => server.call(renameForm, { ...at, name: 'Ours' }, as)],
    ['save', () => server.call(saveDraft, { ...at, revision: form.draftRevision, schema }, as)],
    ['discard', () => server.call(discardDraft, at, as)],
    ['preview', () => server.call(previewPublish, at, as)],
    ['publish', () => server.call(publishForm, { ...at, revision: form.draftRevision }, as)],
    ['see versions', () => server.call(listFormVersions, at, as)],
    ['roll back', () => server.call(rollBackForm, { ...at, version: 1, revision: 0 }, as)],
    ['delete', () => server.call(deleteForm, at, as)],
    ['restore', () => server.call(restoreForm, at, as)],
  ]
}

describe('a form of an application with roles', () => {
  it('is built by nobody whose role does not configure it', async () => {
    for (const kind of ['operator', 'read-only', 'custom'] as const) {
      roles = [anAppRole({ kind, grants: [aFormGrant({ formId: form.id })] })]
      for (const [act, call] of acts()) {
        const refused = { act, ...(await refusalOf(call())) }
        expect(refused).toMatchObject({ act, status: 403, code: 'not-a-builder' })
      }
    }
    await server.call(getPublishedForm, { formId: form.id }, as)
  })
  it('is built by developers, and by who may configure this one', async () => {
    roles = [
      anAppRole({
        kind: 'custom',
        grants: [aFormGrant({ formId: form.id, operations: ['configure'] })],
      }),
    ]
    await server.call(renameForm, { formId: form.id, name: 'By configuring' }, as)
    const added = { appId: testAppId, name: 'Another' }
    expect(await refusalOf(server.call(createForm, added, as))).toMatchObject({ status: 403 })
    roles = [anAppRole({ kind: 'developer' })]
    await server.call(createForm, added, as)
    await server.call(renameForm, { formId: form.id, name: 'By a developer' }, as)
  })
})
