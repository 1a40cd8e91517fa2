import type { AppItem, AppItemsPort } from '@atrium/domain-apps'
import {
  aFormSchema,
  createForm,
  createRecord,
  type Field,
  type Form,
  type FormRecord,
  type FormSchema,
  publishForm,
  saveDraft,
  type Values,
} from '@atrium/domain-forms'
import { testServer, type TestServer, type Tx } from '@atrium/server-core'
import { formsModule } from '../module'

/** The one application that the tests' forms belong to. */
export const testAppId = '0190a5b0-0000-7000-8000-00000000a001'

/** A whole server with forms on a database of its own. */
export interface TestForms extends TestServer {
  /** What the application was told of its forms, in order. */
  readonly items: ReadonlyMap<string, Omit<AppItem, 'id'>>
  /** A published form of these fields. */
  form(fields: readonly Field[]): Promise<Form>
  /** Publishes other fields under the same form. */
  republish(form: Form, schema: FormSchema): Promise<Form>
  record(form: Form, values: Values): Promise<FormRecord>
}

export async function testForms(): Promise<TestForms> {
  const items = new Map<string, Omit<AppItem, 'id'>>()
  const server = await testServer({
    modules: (core) => [formsModule(core, { apps: fakeApps(items) })],
  })
  let count = 0
  return {
    ...server,
    items,
    async form(fields) {
      count += 1
      const schema = aFormSchema(fields)
      const form = await server.call(createForm, {
        appId: testAppId,
        name: `Form ${count}`,
        schema,
      })
      return server.call(publishForm, { formId: form.id, revision: form.draftRevision })
    },
    async republish({ id: formId, draftRevision }, schema) {
      const saved = await server.call(saveDraft, { formId, revision: draftRevision, schema })
      return server.call(publishForm, { formId, revision: saved.draftRevision })
    },
    record: ({ id: formId }, values) => server.call(createRecord, { formId, values }),
  }
}

function fakeApps(items: Map<string, Omit<AppItem, 'id'>>): AppItemsPort<Tx> {
  return {
    findApp: async (_, id) => (id === testAppId ? { id, name: 'Test' } : null),
    addItem: async (_, __, item) => void items.set(item.targetId, item),
    async changeItem(_, targetId, change) {
      const item = items.get(targetId)
      if (item) items.set(targetId, { ...item, ...change })
    },
    removeItem: async (_, targetId) => void items.delete(targetId),
  }
}
