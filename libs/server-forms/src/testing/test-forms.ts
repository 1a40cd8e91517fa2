import { type AccessPort, aViewer } from '@atrium/domain-access'
import type { AppItem, AppItemsPort } from '@atrium/domain-apps'
import { getJob, isEnded, type Job, type OutputOf } from '@atrium/domain-core'
import {
  aFormSchema,
  createForm,
  createRecord,
  type Field,
  type Form,
  type FormRecord,
  type FormSchema,
  getForm,
  publishForm,
  publishResultSchema,
  saveDraft,
  type Values,
} from '@atrium/domain-forms'
import { type MandateSource, testServer, type TestServer, type Tx } from '@atrium/server-core'
import type { CallOptions } from '@atrium/server-core/testing'
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
  /** The form as it is once the publication is made, at once or by a job. */
  published(publication: OutputOf<typeof publishForm>): Promise<Form>
  record(form: Form, values: Values): Promise<FormRecord>
  /** The job, of the administrator unless said, once nothing more happens to it. */
  ended(job: Job, options?: CallOptions): Promise<Job>
}

export async function testForms({
  access = openAccess,
  mandates,
}: {
  readonly access?: AccessPort<Tx>
  readonly mandates?: MandateSource
} = {}): Promise<TestForms> {
  const items = new Map<string, Omit<AppItem, 'id'>>()
  const server = await testServer({
    modules: (core) => [
      formsModule(core, { access, apps: fakeApps(items) }),
      ...(mandates ? [{ name: 'mandates', routes: [], mandates }] : []),
    ],
  })
  const { bus } = server.core
  let count = 0

  function ended({ id: jobId }: Job, options?: CallOptions): Promise<Job> {
    return new Promise((resolve, reject) => {
      const leave = bus.subscribe(({ entity, ids }) => {
        if (entity === 'job' && ids?.includes(jobId)) look()
      })
      const look = () => {
        server.call(getJob, { jobId }, options).then((job) => {
          if (!isEnded(job)) return
          leave()
          resolve(job)
        }, reject)
      }
      look()
    })
  }

  async function published(publication: OutputOf<typeof publishForm>): Promise<Form> {
    if (publication.kind === 'published') return publication.form
    const { state, error, result } = await ended(publication.job)
    if (state !== 'done') throw new Error(`the job is ${state}: ${error}`)
    return server.call(getForm, { formId: publishResultSchema.parse(result).formId })
  }

  return {
    ...server,
    items,
    published,
    ended,
    async form(fields) {
      count += 1
      const schema = aFormSchema(fields)
      const form = await server.call(createForm, {
        appId: testAppId,
        name: `Form ${count}`,
        schema,
      })
      const input = { formId: form.id, revision: form.draftRevision }
      return published(await server.call(publishForm, input))
    },
    async republish({ id: formId, draftRevision }, schema) {
      const saved = await server.call(saveDraft, { formId, revision: draftRevision, schema })
      return published(await server.call(publishForm, { formId, revision: saved.draftRevision }))
    },
    record: ({ id: formId }, values) => server.call(createRecord, { formId, values }),
  }
}

/** Roles that no application has, and people who stand nowhere. */
export const openAccess: AccessPort<Tx> = {
  rolesOf: async () => [],
  viewer: async (_, personId) => aViewer({ personId }),
}

function fakeApps(items: Map<string, Omit<AppItem, 'id'>>): AppItemsPort<Tx> {
  return {
    findApp: async (_, id) => (id === testAppId ? { id, name: 'Test' } : null),
    appNames: async (_, ids) => new Map(ids.includes(testAppId) ? [[testAppId, 'Test']] : []),
    addItem: async (_, __, item) => void items.set(item.targetId, item),
    async changeItem(_, targetId, change) {
      const item = items.get(targetId)
      if (item) items.set(targetId, { ...item, ...change })
    },
    removeItem: async (_, targetId) => void items.delete(targetId),
  }
}
