import type { OutputOf } from '@atrium/domain-core'
import {
  checkForm,
  type Field,
  type FieldId,
  type Form,
  type FormProblem,
  type FormSchema,
  planPublish,
  type previewPublish,
  type PublishPlan,
  titleField,
} from '@atrium/domain-forms'
import { Conflict, type Tx } from '@atrium/server-core'
import { existingForms, type StoredForm } from '../forms/form-store'
import { findVersion, latestVersion, type StoredVersion } from '../forms/version-store'
import { measureSteps, type StepEffect } from './step-effects'
import { planTable, type TableChange, type TablePlan } from './table-plan'

/** What is to become the published schema of a form. */
export interface PublishAim {
  readonly formId: string
  /** Of the draft that the person saw. */
  readonly revision: number
  /** The version to go back to; null publishes the draft. */
  readonly version: number | null
}

/** What publishing does, once nothing forbids it. */
export interface Publication {
  readonly form: Form
  readonly plan: PublishPlan
  readonly change: TableChange
  readonly table: TablePlan
  /** Fields whose columns are kept though nobody is asked for them. */
  readonly archivedFields: readonly Field[]
}

/** What publishing would do, with what stands in its way. */
export async function previewAim(
  tx: Tx,
  stored: StoredForm,
  version: number | null,
): Promise<OutputOf<typeof previewPublish>> {
  const { form } = stored
  const former = version === null ? null : await earlierVersion(tx, form.id, version)
  const schema = former?.schema ?? form.draft
  const { plan, change } = planAim(tx, stored, schema, former)
  const effects = await measureSteps(tx, change)
  const problems = await problemsOf(tx, schema, plan)
  const losses = effects.some((effect) => effect.losses > 0)
  const canPublish = problems.length === 0 && plan.rejections.length === 0 && !losses
  return { steps: effects.map(toStep), canPublish }
}

/** Decides on a publication, unless something forbids it. */
export async function decideAim(
  tx: Tx,
  stored: StoredForm,
  { revision, version }: PublishAim,
): Promise<Publication> {
  const { form } = stored
  if (form.draftRevision !== revision) {
    throw new Conflict('draft-changed', { revision: form.draftRevision })
  }
  const former = version === null ? null : await earlierVersion(tx, form.id, version)
  return decideSchema(tx, stored, former?.schema ?? form.draft, former)
}

/** The same for a schema that was decided on before, whatever became of the draft since. */
export async function decideSchema(
  tx: Tx,
  stored: StoredForm,
  schema: FormSchema,
  former: StoredVersion | null,
): Promise<Publication> {
  const { form } = stored
  const { plan, change } = planAim(tx, stored, schema, former)
  refuseProblems(await problemsOf(tx, schema, plan), plan)
  refuseLosses(await measureSteps(tx, change))
  const archivedFields = archivedAfter(form, plan)
  return { form, plan, change, table: planTable(change), archivedFields }
}

/** A version that is not the latest. */
async function earlierVersion(tx: Tx, formId: string, version: number): Promise<StoredVersion> {
  const former = await findVersion(tx, formId, version)
  if (version === (await latestVersion(tx, formId))) throw new Conflict('version-current')
  return former
}

function planAim(
  { scope }: Tx,
  { form, columns }: StoredForm,
  schema: FormSchema,
  version: StoredVersion | null,
): { plan: PublishPlan; change: TableChange } {
  if (scope === 'platform') throw new Error('a form belongs to a space')
  const returning = version !== null
  const plan = planPublish(form.published, schema, form.archivedFields, { returning })
  const fields = [...form.archivedFields, ...(form.published?.fields ?? [])]
  const change: TableChange = {
    entId: scope.entId,
    formId: form.id,
    steps: plan.steps,
    columns,
    previous: new Map(fields.map((field) => [field.id, field])),
    ...(version ? { former: keptOf(version) } : {}),
    titleFieldId: titleField(plan.schema)?.id,
  }
  return { plan, change }
}

function keptOf({ schema, columns }: StoredVersion): NonNullable<TableChange['former']> {
  const fields = new Map(schema.fields.map((field) => [field.id, field]))
  return new Map(
    columns.flatMap(({ fieldId, name, state }): [FieldId, { field: Field; name: string }][] => {
      const field = fields.get(fieldId)
      return field && state === 'live' ? [[fieldId, { field, name }]] : []
    }),
  )
}

/** What the schema itself tells, and relations to forms that the space does not have. */
async function problemsOf(tx: Tx, schema: FormSchema, plan: PublishPlan): Promise<FormProblem[]> {
  const errors = checkForm(schema).filter((problem) => problem.severity === 'error')
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

/** Those archived before and not restored, and those this publication removes. */
function archivedAfter(form: Form, plan: PublishPlan): Field[] {
  const shown = new Set(plan.schema.fields.map((field) => field.id))
  const removed = form.published?.fields ?? []
  return [...form.archivedFields, ...removed].filter((field) => !shown.has(field.id))
}
