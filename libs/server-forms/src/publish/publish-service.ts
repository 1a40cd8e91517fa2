import type { AccessPort } from '@atrium/domain-access'
import type { OutputOf, ParsedOf } from '@atrium/domain-core'
import type {
  Form,
  FormVersion,
  listFormVersions,
  previewPublish,
  previewRollBack,
  publishForm,
  rollBackForm,
} from '@atrium/domain-forms'
import { type Caller, Conflict, hasUnfinishedJob, NotFound, type Tx } from '@atrium/server-core'
import { findForm, holdForm, type StoredForm } from '../forms/form-store'
import { requireBuilder } from '../forms/require-builder'
import { listVersionRows } from '../forms/version-store'
import type { References } from '../references'
import { waitingJob } from '../waiting-job'
import { isLarge } from './online-migration'
import { decideAim, previewAim, type PublishAim } from './publication'
import { publishKind, type PublishJobInput } from './publish-job'
import { runPublication, type PublicationNeeds } from './run-publication'

export interface PublishServiceNeeds extends PublicationNeeds {
  readonly references: References
  readonly access: AccessPort<Tx>
}

export type PublishService = ReturnType<typeof createPublishService>

type Published = OutputOf<typeof publishForm>

/** Makes drafts, or earlier versions, what people fill in, migrating the form's table. */
export function createPublishService(needs: PublishServiceNeeds) {
  const { database, clock, access } = needs

  /** Publishes at once, or starts the job for a table that people would have to wait for. */
  async function begin(aim: PublishAim, caller: Caller): Promise<Published> {
    await database.provisionSpace(caller.entId)
    const job = await database.transaction(caller, async (tx) => {
      const stored = await holdForm(tx, aim.formId)
      await requireBuilder(tx, access, caller, stored.form)
      if (await hasUnfinishedJob(tx, publishKind, { formId: stored.form.id })) {
        throw new Conflict('publication-under-way')
      }
      const { form, plan, change } = await decideAim(tx, stored, aim)
      if (!(await isLarge(tx, change))) return null
      const { id: formId, version: base, name: title } = form
      const input: PublishJobInput = { ...aim, formId, schema: plan.schema, base }
      const id = await tx.enqueue(publishKind, input, { title })
      return waitingJob({ id, kind: publishKind, title, at: clock.now() })
    })
    if (job) return { kind: 'under-way', job }
    return { kind: 'published', form: await publishAtOnce(aim, caller) }
  }

  function publishAtOnce(aim: PublishAim, caller: Caller): Promise<Form> {
    const decide = (tx: Tx, stored: StoredForm) => decideAim(tx, stored, aim)
    return runPublication(needs, caller, { aim, decide })
  }

  async function findBuilt(tx: Tx, formId: string, caller: Caller): Promise<StoredForm> {
    const stored = await findLiveForm(tx, formId)
    await requireBuilder(tx, access, caller, stored.form)
    return stored
  }

  return {
    preview: ({ formId }: ParsedOf<typeof previewPublish>, caller: Caller) =>
      database.read(caller, async (tx) =>
        previewAim(tx, await findBuilt(tx, formId, caller), null),
      ),

    publish: (input: ParsedOf<typeof publishForm>, caller: Caller) =>
      begin({ ...input, version: null }, caller),

    versions: ({ formId }: ParsedOf<typeof listFormVersions>, caller: Caller) =>
      database.read(caller, async (tx): Promise<FormVersion[]> => {
        await findBuilt(tx, formId, caller)
        const rows = await listVersionRows(tx, formId)
        const people = [...new Set(rows.map((row) => row.publishedBy))]
        const names = await needs.references.peopleNames(tx, people, caller.locale)
        return rows.map((row) => ({
          ...row,
          publishedAt: row.publishedAt.toISOString(),
          publishedBy: names.get(row.publishedBy) ?? '',
        }))
      }),

    previewRollBack: ({ formId, version }: ParsedOf<typeof previewRollBack>, caller: Caller) =>
      database.read(caller, async (tx) =>
        previewAim(tx, await findBuilt(tx, formId, caller), version),
      ),

    rollBack: (input: ParsedOf<typeof rollBackForm>, caller: Caller) => begin(input, caller),

    /** For a form that is being made: its table cannot be large. */
    publishNew: async (form: Form, caller: Caller): Promise<Form> => {
      await database.provisionSpace(caller.entId)
      return publishAtOnce({ formId: form.id, revision: form.draftRevision, version: null }, caller)
    },
  }
}

async function findLiveForm(tx: Tx, formId: string): Promise<StoredForm> {
  const stored = await findForm(tx, formId)
  if (!stored || stored.form.deletedAt !== null) throw new NotFound('form-not-found')
  return stored
}
