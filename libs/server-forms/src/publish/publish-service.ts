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
} from '@atrium/server-core'
import {
  existingForms,
  findForm,
  holdForm,
  insertPublication,
  type StoredForm,
} from '../forms/form-store'
import { tableLock } from '../tables/table-catalog'
import { dropBuiltIndexes, isLarge, migrateAhead } from './online-migration'
import { patiently, waitBriefly } from './patience'
import { measureSteps, type StepEffect } from './step-effects'
import { planTable, type Statement, type TableChange, type TablePlan } from './table-plan'

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
        const stored = await findLiveForm(tx, formId)
        const plan = planOf(stored.form)
        const effects = await measureSteps(tx, tableChange(stored, plan, caller.entId))
        const problems = await problemsOf(tx, stored.form, plan)
        const losses = effects.some((effect) => effect.losses > 0)
        const canPublish = problems.length === 0 && plan.rejections.length === 0 && !losses
        return { steps: effects.map(toStep), canPublish }
      }),

    publish: async (input: ParsedOf<typeof publishForm>, caller: Caller): Promise<Form> => {
      await database.provisionSpace(caller.entId)
      const ahead = await database.read(caller, async (tx) => {
        const decision = await decide(tx, await findLiveForm(tx, input.formId), input, caller)
        return (await isLarge(tx, decision.change)) ? decision : null
      })
      if (!ahead) return publish(needs, input, caller)
      const { change, table, form } = ahead
      try {
        await migrateAhead(database, caller, change, table.statements)
        return await publish(needs, input, caller)
      } catch (error) {
        const now = await database.read(caller, (tx) => findForm(tx, form.id))
        if (now?.form.version === form.version) {
          await dropBuiltIndexes(database, change, table.statements)
        }
        throw error
      }
    },
  }
}

interface Decision {
  readonly form: Form
  readonly plan: PublishPlan
  readonly change: TableChange
  readonly table: TablePlan
}

/** What publishing would do, unless something forbids it. */
async function decide(
  tx: Tx,
  stored: StoredForm,
  { revision }: ParsedOf<typeof publishForm>,
  caller: Caller,
): Promise<Decision> {
  const { form } = stored
  if (form.draftRevision !== revision) {
    throw new Conflict('draft-changed', { revision: form.draftRevision })
  }
  const plan = planOf(form)
  refuseProblems(await problemsOf(tx, form, plan), plan)
  const change = tableChange(stored, plan, caller.entId)
  refuseLosses(await measureSteps(tx, change))
  return { form, plan, change, table: planTable(change) }
}

/** Migrates and publishes in one transaction, which writers of records wait for. */
function publish(
  { database, clock, apps }: PublishServiceNeeds,
  input: ParsedOf<typeof publishForm>,
  caller: Caller,
): Promise<Form> {
  return patiently(() =>
    database.transaction(caller, async (tx) => {
      await waitBriefly(tx)
      await tx.query('select pg_advisory_xact_lock($1::bigint)', [tableLock(input.formId)])
      const decision = await decide(tx, await holdForm(tx, input.formId), input, caller)
      for (const statement of decision.table.statements) await runStatement(tx, statement)
      const { form, plan } = decision
      const version = form.version + 1
      await insertPublication(tx, {
        formId: form.id,
        entId: caller.entId,
        version,
        schema: plan.schema,
        columns: decision.table.columns,
        archivedFields: archivedAfter(form, plan),
        steps: plan.steps,
        at: clock.now(),
        personId: caller.personId,
      })
      await apps.changeItem(tx, form.id, { ready: true })
      tx.outdate({ apps: [form.appId] })
      tx.announce({ entity: 'form', ids: [form.id], act: 'changed', entId: caller.entId, version })
      const details = { version, steps: plan.steps.map((step) => step.kind) }
      tx.record({ act: 'forms.publish-form', entity: 'form', entityId: form.id, details })
      return (await findLiveForm(tx, form.id)).form
    }),
  )
}

async function runStatement(tx: Tx, statement: Statement): Promise<void> {
  await tx.query(statement.text, statement.kind === 'fill' ? statement.values : [])
}

async function findLiveForm(tx: Tx, formId: string): Promise<StoredForm> {
  const stored = await findForm(tx, formId)
  if (!stored || stored.form.deletedAt !== null) throw new NotFound('form-not-found')
  return stored
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
