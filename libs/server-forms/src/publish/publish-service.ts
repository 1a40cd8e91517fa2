import { setTimeout as delay } from 'node:timers/promises'
import type { AppItemsPort } from '@atrium/domain-apps'
import type { OutputOf, ParsedOf } from '@atrium/domain-core'
import {
  checkForm,
  type Field,
  type Form,
  type FormProblem,
  planPublish,
  type previewPublish,
  type publishForm,
  type PublishPlan,
  titleField,
} from '@atrium/domain-forms'
import {
  type Caller,
  type Clock,
  Conflict,
  type Database,
  NotFound,
  type Tx,
  Unavailable,
} from '@atrium/server-core'
import {
  existingForms,
  findForm,
  holdForm,
  insertPublication,
  type StoredForm,
} from '../forms/form-store'
import { tableLock } from '../tables/table-catalog'
import { measureSteps, type StepEffect } from './step-effects'
import { planTable, type Statement, type TableChange } from './table-plan'

export interface PublishServiceNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly apps: AppItemsPort<Tx>
}

export type PublishService = ReturnType<typeof createPublishService>

/** Makes drafts what people fill in, migrating the form's table. */
export function createPublishService(needs: PublishServiceNeeds) {
  const { database } = needs
  return {
    preview: ({ formId }: ParsedOf<typeof previewPublish>, caller: Caller) =>
      database.read(caller, async (tx) => {
        const stored = await findForm(tx, formId)
        if (!stored || stored.form.deletedAt !== null) throw new NotFound('form-not-found')
        const plan = planOf(stored.form)
        const effects = await measureSteps(tx, tableChange(stored, plan, caller.entId))
        const problems = await problemsOf(tx, stored.form, plan)
        const losses = effects.some((effect) => effect.losses > 0)
        const canPublish = problems.length === 0 && plan.rejections.length === 0 && !losses
        return { steps: effects.map(toStep), canPublish }
      }),

    publish: async (input: ParsedOf<typeof publishForm>, caller: Caller): Promise<Form> => {
      await database.provisionSpace(caller.entId)
      return patiently(() =>
        database.transaction(caller, (tx) => publish(tx, needs, input, caller)),
      )
    },
  }
}

async function publish(
  tx: Tx,
  { clock, apps }: PublishServiceNeeds,
  { formId, revision }: ParsedOf<typeof publishForm>,
  caller: Caller,
): Promise<Form> {
  await tx.query(`set local lock_timeout = '${lockPatience}ms'`)
  await tx.query('select pg_advisory_xact_lock($1::bigint)', [tableLock(formId)])
  const stored = await holdForm(tx, formId)
  const { form } = stored
  if (form.draftRevision !== revision) {
    throw new Conflict('draft-changed', { revision: form.draftRevision })
  }
  const plan = planOf(form)
  refuseProblems(await problemsOf(tx, form, plan), plan)
  const change = tableChange(stored, plan, caller.entId)
  refuseLosses(await measureSteps(tx, change))
  const table = planTable(change)
  for (const statement of table.statements) await runStatement(tx, statement)
  const version = form.version + 1
  await insertPublication(tx, {
    formId: form.id,
    entId: caller.entId,
    version,
    schema: plan.schema,
    columns: table.columns,
    archivedFields: archivedAfter(form, plan),
    steps: plan.steps,
    at: clock.now(),
    personId: caller.personId,
  })
  await apps.changeItem(tx, form.id, { ready: true })
  tx.announce({ entity: 'form', ids: [form.id], act: 'changed', entId: caller.entId, version })
  const details = { version, steps: plan.steps.map((step) => step.kind) }
  tx.record({ act: 'forms.publish-form', entity: 'form', entityId: form.id, details })
  const published = await findForm(tx, form.id)
  if (!published) throw new NotFound('form-not-found')
  return published.form
}

/** Milliseconds a change of a table waits for readers and writers before it lets them all go on and tries again. */
const lockPatience = 400
const attempts = 8

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: unknown }).code !== '55P03') throw error
      if (attempt === attempts) throw new Unavailable('unavailable', undefined, { cause: error })
      await delay(attempt * 50)
    }
  }
}

async function runStatement(tx: Tx, statement: Statement): Promise<void> {
  await tx.query(statement.text, statement.kind === 'fill' ? statement.values : [])
}

function planOf(form: Form): PublishPlan {
  return planPublish(form.published, form.draft, form.archivedFields)
}

function tableChange({ form, columns }: StoredForm, plan: PublishPlan, entId: string): TableChange {
  const fields = [...form.archivedFields, ...(form.published?.fields ?? [])]
  const previous = new Map(fields.map((field) => [field.id, field]))
  const titleFieldId = titleField(plan.schema)?.id
  return { entId, formId: form.id, steps: plan.steps, columns, previous, titleFieldId }
}

/** What the draft itself tells, and relations to forms that the space does not have. */
async function problemsOf(tx: Tx, form: Form, plan: PublishPlan): Promise<FormProblem[]> {
  const errors = checkForm(form.draft).filter((problem) => problem.severity === 'error')
  const relations = plan.schema.fields.filter(
    (field) => field.kind === 'relation' && field.formId !== '',
  )
  const targets = relations.flatMap((field) => (field.kind === 'relation' ? [field.formId] : []))
  const known = await existingForms(tx, targets)
  const missing = relations
    .filter((field) => field.kind === 'relation' && !known.has(field.formId.toLowerCase()))
    .map((field): FormProblem => ({
      code: 'relation-target-missing',
      severity: 'error',
      fieldId: field.id,
    }))
  return [...errors, ...missing]
}

function refuseProblems(problems: readonly FormProblem[], plan: PublishPlan): void {
  if (problems.length > 0) {
    throw new Conflict('form-has-problems', { count: problems.length, problems })
  }
  const [rejection] = plan.rejections
  if (rejection) throw new Conflict(rejection.code, { fieldId: rejection.fieldId })
}

function refuseLosses(effects: readonly StepEffect[]): void {
  const losing = effects.filter((effect) => effect.losses > 0)
  const [first] = losing
  if (!first) return
  const lost = losing.filter(({ step }) => step.kind === 'convert-column')
  const told = lost.length > 0 ? lost : losing
  throw new Conflict(lost.length > 0 ? 'publish-would-lose-values' : 'unique-has-duplicates', {
    count: told.reduce((sum, { losses }) => sum + losses, 0),
    steps: told.map(toStep),
  })
}

function toStep({ step, rows, losses, samples }: StepEffect): PreviewStep {
  const field = step.kind === 'create-table' ? null : step.field
  return {
    kind: step.kind,
    fieldId: field?.id ?? null,
    label: field?.label ?? '',
    rows,
    losses,
    samples: [...samples],
  }
}

type PreviewStep = OutputOf<typeof previewPublish>['steps'][number]

/** Fields whose columns are kept: those archived before and not restored, and those this publication removes. */
function archivedAfter(form: Form, plan: PublishPlan): Field[] {
  const shown = new Set(plan.schema.fields.map((field) => field.id))
  const removed = form.published?.fields ?? []
  return [...form.archivedFields, ...removed].filter((field) => !shown.has(field.id))
}
