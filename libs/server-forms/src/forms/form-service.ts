import type { AccessPort } from '@atrium/domain-access'
import type { AppItemsPort } from '@atrium/domain-apps'
import type { ParsedOf } from '@atrium/domain-core'
import {
  type createForm,
  emptyFormSchema,
  type Form,
  type listForms,
  type renameForm,
  type saveDraft,
} from '@atrium/domain-forms'
import {
  type Caller,
  type Clock,
  Conflict,
  type Database,
  NotAllowed,
  NotFound,
  refusingTaken,
  type Tx,
} from '@atrium/server-core'
import type { TableCatalog } from '../tables/table-catalog'
import {
  changeForm,
  findForm,
  type FormChange,
  holdForm,
  insertForm,
  listFormRows,
} from './form-store'
import { requireBuilder } from './require-builder'

export interface FormServiceNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly catalog: TableCatalog
  readonly apps: AppItemsPort<Tx>
  readonly access: AccessPort<Tx>
}

export type FormService = ReturnType<typeof createFormService>

/** Every act on forms short of publishing. */
export function createFormService({ database, clock, catalog, apps, access }: FormServiceNeeds) {
  const change = (
    caller: Caller,
    formId: string,
    work: (tx: Tx, form: Form) => Promise<FormChange>,
  ) =>
    naming(() =>
      database.transaction(caller, async (tx) => {
        const { form } = await holdForm(tx, formId)
        await requireBuilder(tx, access, caller, form)
        const by = { at: clock.now(), personId: caller.personId }
        await changeForm(tx, form.id, by, await work(tx, form))
        announceForm(tx, caller.entId, form.id, 'changed')
        return readForm(tx, form.id)
      }),
    )
  return {
    list: ({ appId, deleted }: ParsedOf<typeof listForms>, caller: Caller) =>
      database.read(caller, (tx) => {
        if (deleted && !caller.can('forms.design') && !caller.can('records.recycle')) {
          throw new NotAllowed('not-allowed')
        }
        return listFormRows(tx, { appId: appId ?? null, deleted })
      }),

    get: ({ formId }: { formId: string }, caller: Caller) =>
      database.read(caller, async (tx) => {
        const form = await readForm(tx, formId)
        if (form.deletedAt !== null) throw new NotFound('form-not-found')
        await requireBuilder(tx, access, caller, form)
        return form
      }),

    getPublished: ({ formId }: { formId: string }, caller: Caller) =>
      database.read(caller, async (tx) => {
        const { schema, version } = await catalog.table(tx, formId)
        const { id, appId, name } = await readForm(tx, formId)
        return { id, appId, name, version, schema }
      }),

    create: ({ appId, name, schema }: ParsedOf<typeof createForm>, caller: Caller) =>
      naming(() =>
        database.transaction(caller, async (tx) => {
          if (!(await apps.findApp(tx, appId))) throw new NotFound('app-not-found')
          await requireBuilder(tx, access, caller, { appId })
          const id = clock.newId()
          const draft = schema ?? emptyFormSchema('s_main')
          const { entId, personId } = caller
          await insertForm(tx, { id, appId, name, draft, entId, personId, at: clock.now() })
          await apps.addItem(tx, appId, { kind: 'form', name, targetId: id, ready: false })
          announceForm(tx, entId, id, 'added')
          return readForm(tx, id)
        }),
      ),

    rename: ({ formId, name }: ParsedOf<typeof renameForm>, caller: Caller) =>
      change(caller, formId, async (tx, form) => {
        await apps.changeItem(tx, form.id, { name })
        tx.outdate({ apps: [form.appId] })
        return { name }
      }),

    saveDraft: async (input: ParsedOf<typeof saveDraft>, caller: Caller) => {
      const saved = await change(caller, input.formId, async (_, form) => {
        if (form.draftRevision !== input.revision) {
          throw new Conflict('draft-changed', { revision: form.draftRevision })
        }
        return { draft: input.schema }
      })
      return { id: saved.id, draftRevision: saved.draftRevision, updatedAt: saved.updatedAt }
    },

    discardDraft: ({ formId }: { formId: string }, caller: Caller) =>
      change(caller, formId, async (_, form) => {
        if (!form.published) throw new Conflict('form-not-published')
        return { draft: form.published }
      }),

    remove: async ({ formId }: { formId: string }, caller: Caller) => {
      await change(caller, formId, async (tx, form) => {
        await apps.removeItem(tx, form.id)
        tx.outdate({ apps: [form.appId] })
        tx.record({ act: 'forms.delete-form', entity: 'form', entityId: form.id })
        return { deletedAt: clock.now() }
      })
      return {}
    },

    restore: ({ formId }: { formId: string }, caller: Caller) =>
      naming(() =>
        database.transaction(caller, async (tx) => {
          const form = await readForm(tx, formId)
          await requireBuilder(tx, access, caller, form)
          if (form.deletedAt === null) return form
          if (!(await apps.findApp(tx, form.appId))) throw new NotFound('app-not-found')
          const by = { at: clock.now(), personId: caller.personId }
          await changeForm(tx, form.id, by, { deletedAt: null })
          const { id: targetId, name, version } = form
          await apps.addItem(tx, form.appId, { kind: 'form', name, targetId, ready: version > 0 })
          announceForm(tx, caller.entId, form.id, 'added')
          tx.record({ act: 'forms.restore-form', entity: 'form', entityId: form.id })
          return readForm(tx, form.id)
        }),
      ),
  }
}

async function readForm(tx: Tx, formId: string): Promise<Form> {
  const stored = await findForm(tx, formId)
  if (!stored) throw new NotFound('form-not-found')
  return stored.form
}

function announceForm(tx: Tx, entId: string, formId: string, act: 'added' | 'changed'): void {
  tx.announce({ entity: 'form', ids: [formId], act, entId })
}

/** Names are unique in an application. */
function naming<T>(work: () => Promise<T>): Promise<T> {
  return refusingTaken({ form_name: 'form-name-taken' }, work)
}
