import { answer, type Answer, CallError } from '@atrium/core-net'
import {
  aField,
  aForm,
  aFormSchema,
  discardDraft,
  type Form,
  type FormSchema,
  type FormVersion,
  getForm,
  listForms,
  listFormVersions,
  previewPublish,
  previewRollBack,
  publishForm,
  renameForm,
  rollBackForm,
  saveDraft,
} from '@atrium/domain-forms'

/** A form with a field of every kind, in two sections. */
export const patientForm: Form = somePatientForm()

function somePatientForm(): Form {
  const fields = [
    aField('text', { label: '姓名', required: true, span: 12 }),
    aField('single-select', { label: 'Ward', span: 12 }),
    aField('date', { label: 'Admitted on', default: 'today', span: 8 }),
    aField('date-time', { label: '最近一次检查', span: 8 }),
    aField('number', { label: 'Weight', unit: 'kg', decimals: 1, span: 8 }),
    aField('currency', { label: '押金', span: 6 }),
    aField('switch', { label: 'Insured', default: true, span: 6 }),
    aField('multi-select', { label: '过敏史', span: 12 }),
    aField('person', { label: 'Physician', span: 12 }),
    aField('relation', {
      label: 'Former stay',
      formId: '00000000-0000-7000-8000-00000000f0f0',
      span: 12,
    }),
    aField('long-text', { label: '病情描述', help: '写下入院原因与主要症状。', span: 24 }),
    aField('attachment', { label: 'Reports, pictures and everything else on paper', span: 24 }),
  ]
  const ids = fields.map((field) => field.id)
  const schema = aFormSchema(fields, {
    sections: [
      { id: 's_main', title: '基本信息', fieldIds: ids.slice(0, 8) },
      { id: 's_more', title: 'Treatment', fieldIds: ids.slice(8) },
    ],
  })
  return aForm({
    name: '病人登记',
    draft: schema,
    published: schema,
    version: 3,
    draftRevision: 7,
    archivedFields: [aField('text', { label: 'Fax' })],
  })
}

/** Three fields and an empty section: enough for what one does to a form, and quick to draw. */
export const smallForm: Form = someSmallForm()

function someSmallForm(): Form {
  const fields = [
    aField('text', { label: '姓名', required: true }),
    aField('text', { label: 'Ward' }),
    aField('date', { label: 'Admitted on' }),
  ]
  const ids = fields.map((field) => field.id)
  const sections = [
    { id: 's_main', title: '', fieldIds: ids },
    { id: 's_more', title: '', fieldIds: [] },
  ]
  const schema = aFormSchema(fields, { sections })
  const archivedFields = [aField('text', { label: 'Fax' })]
  return aForm({ draft: schema, published: schema, version: 3, draftRevision: 7, archivedFields })
}

/** A server that keeps one form. */
export function fakeForm(first: Form): {
  readonly answers: readonly Answer[]
  readonly form: () => Form
  /** What another window does. */
  readonly change: (part: Partial<Form>) => void
} {
  let form = first
  const change = (part: Partial<Form>) => {
    form = { ...form, ...part }
    return form
  }
  const next = () => form.draftRevision + 1
  const published = (schema: FormSchema) => {
    const version = form.version + 1
    const now = change({ draft: schema, published: schema, version, draftRevision: next() })
    return { kind: 'published' as const, form: now }
  }
  return {
    form: () => form,
    change,
    answers: [
      answer(getForm, () => form),
      answer(listForms, () => []),
      answer(renameForm, ({ name }) => change({ name })),
      answer(saveDraft, ({ revision, schema }) => {
        if (revision !== form.draftRevision) throw draftChanged()
        change({ draft: schema, draftRevision: next() })
        return { id: form.id, draftRevision: form.draftRevision, updatedAt: form.updatedAt }
      }),
      answer(discardDraft, () =>
        change({ draft: form.published ?? form.draft, draftRevision: next() }),
      ),
      answer(previewPublish, () => ({ steps: [aStep], canPublish: true })),
      answer(publishForm, () => published(form.draft)),
      answer(listFormVersions, () => someVersions(form.version)),
      answer(previewRollBack, () => ({ steps: [aStep], canPublish: true })),
      answer(rollBackForm, () => published(first.draft)),
    ],
  }
}

function someVersions(latest: number): FormVersion[] {
  return Array.from({ length: latest }, (_, at) => ({
    version: latest - at,
    publishedAt: `2026-03-0${latest - at}T08:30:00.000Z`,
    publishedBy: at === 1 ? '' : '欧阳娜娜',
    fieldCount: 12 - at,
    rolledBackTo: at === 0 && latest > 3 ? 2 : null,
  }))
}

const aStep = { kind: 'add-column', fieldId: null, label: 'New', rows: 0, losses: 0, samples: [] }

function draftChanged(): CallError {
  return new CallError({ code: 'draft-changed', message: 'draft-changed', status: 409 })
}
