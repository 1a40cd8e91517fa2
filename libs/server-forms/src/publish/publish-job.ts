import { formSchemaSchema, publishForm } from '@atrium/domain-forms'
import {
  Conflict,
  defineJob,
  NotFound,
  type JobDefinition,
  type RunningJob,
  type Tx,
} from '@atrium/server-core'
import { z } from 'zod'
import { findForm, type StoredForm } from '../forms/form-store'
import { findVersion } from '../forms/version-store'
import { dropBuiltIndexes, migrateAhead } from './online-migration'
import { decideSchema, type Publication } from './publication'
import { type PublicationNeeds, runPublication } from './run-publication'

export const publishKind = 'forms.publish'

const publishInputSchema = publishForm.input.extend({
  /** The version to go back to; null publishes what was the draft. */
  version: z.number().int().nullable(),
  /** What is published, whatever becomes of the draft meanwhile. */
  schema: formSchemaSchema,
  /** The version that the schema replaces. */
  base: z.number().int(),
})

export type PublishJobInput = z.output<typeof publishInputSchema>

/** Publishes on a large table: fills columns and builds indexes while people go on, and then changes over. */
export function publishJob(needs: PublicationNeeds): JobDefinition {
  return defineJob({
    kind: publishKind,
    input: publishInputSchema,
    // What was filled in and built is found again.
    resumes: true,
    async run(input, job) {
      const { database } = needs
      const { formId, base } = input
      const prepared = await database.read(job.scope, (tx) => prepare(tx, input, job))
      if (prepared.kind === 'done') return job.result({ formId, version: prepared.version })
      const { change, table } = prepared.publication
      try {
        await migrateAhead(database, change, table.statements, job)
        const form = await runPublication(needs, job.scope, {
          aim: input,
          decide: (tx, stored) => decideAgain(tx, stored, input),
          patience: { attempts: 200, signal: job.signal },
        })
        job.result({ formId, version: form.version })
      } catch (error) {
        const now = await database.read(job.scope, (tx) => findForm(tx, formId))
        if (now?.form.version === base) await dropBuiltIndexes(database, change, table.statements)
        throw error
      }
    },
  })
}

type Prepared =
  | { readonly kind: 'done'; readonly version: number }
  | { readonly kind: 'ahead'; readonly publication: Publication }

/** What is left to do: nothing, when the process died right after it had published. */
async function prepare(
  tx: Tx,
  input: PublishJobInput,
  { attempt }: Pick<RunningJob, 'attempt'>,
): Promise<Prepared> {
  const stored = await findForm(tx, input.formId)
  if (!stored || stored.form.deletedAt !== null) throw new NotFound('form-not-found')
  const { version } = stored.form
  if (attempt > 1 && version > input.base) return { kind: 'done', version }
  return { kind: 'ahead', publication: await decideAgain(tx, stored, input) }
}

async function decideAgain(
  tx: Tx,
  stored: StoredForm,
  { base, schema, version }: PublishJobInput,
): Promise<Publication> {
  const { id, version: now, draftRevision } = stored.form
  if (now !== base) throw new Conflict('draft-changed', { revision: draftRevision })
  const former = version === null ? null : await findVersion(tx, id, version)
  return decideSchema(tx, stored, schema, former)
}
