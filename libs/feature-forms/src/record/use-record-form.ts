import { useErrorText, useLocale } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import type { FieldIssue } from '@atrium/domain-core'
import {
  checkRecord,
  fieldOf,
  type FormRecord,
  getRecord,
  normalizeValue,
  type PublishedForm,
  type Value,
  type Values,
} from '@atrium/domain-forms'
import type { FormError } from '@atrium/ui/form-layout'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { createRecordWrite, updateRecordWrite } from '../data/form-calls'
import { fieldIdOf, issuesOf, issueText } from '../data/issue-text'
import { changedValues, type Conflict, conflictsOf } from '../data/record-changes'

/** What the inputs hold, by field id. */
export type FormInputs = Record<string, unknown>

interface RecordFormOptions {
  form: PublishedForm
  /** Null makes a new one. */
  record: FormRecord | null
  /** What a new record starts with. */
  start: Values
  /** Id of a field's control, for the list of errors. */
  controlId: (fieldId: string) => string
  /** Fields that the person may not fill in or change; they are neither checked nor sent. */
  isClosed: (fieldId: string) => boolean
  onSaved: (record: FormRecord, next: 'stay' | 'new') => void
}

/** One record being filled in: checks as the server will, saves what changed, settles conflicts. */
export function useRecordForm(options: RecordFormOptions) {
  const { form, record, start, controlId, isClosed, onSaved } = options
  const schema = { ...form.schema, fields: form.schema.fields.filter(({ id }) => !isClosed(id)) }
  const { locale } = useLocale()
  const client = useQueryClient()
  const errorText = useErrorText()
  const [base, setBase] = useState(record)
  const [conflicts, setConflicts] = useState<readonly Conflict[] | null>(null)
  const [problem, setProblem] = useState<{ text: string; requestId?: string } | null>(null)
  const [wrong, setWrong] = useState<readonly FormError[]>([])
  const create = useMutation(createRecordWrite)
  const update = useMutation({ ...updateRecordWrite })

  const valuesOf = (inputs: FormInputs): Values =>
    Object.fromEntries(
      schema.fields.map((field) => [
        field.id,
        normalizeValue(field, (inputs[field.id] ?? null) as Value),
      ]),
    )
  const errorsOf = (issues: readonly FieldIssue[]) =>
    Object.fromEntries(
      issues
        .toReversed()
        .map((issue) => [
          fieldIdOf(issue),
          { type: issue.code, message: issueText(issue, schema, locale) },
        ]),
    )
  const listed = (issues: readonly FieldIssue[]): FormError[] =>
    issues.map((issue) => ({
      id: controlId(fieldIdOf(issue)),
      label: fieldOf(schema, fieldIdOf(issue))?.label ?? '',
      message: issueText(issue, schema, locale),
    }))
  const resolver: Resolver<FormInputs> = (inputs) => {
    const issues = checkRecord(schema, valuesOf(inputs), base?.values)
    return issues.length > 0
      ? { values: {}, errors: errorsOf(issues) }
      : { values: inputs, errors: {} }
  }
  const inputs = useForm<FormInputs>({
    defaultValues: base ? base.values : start,
    mode: 'onTouched',
    resolver,
    shouldFocusError: false,
  })

  const settle = async (error: unknown, mine: Values) => {
    if (base && isCallError(error, 'record-changed')) {
      const { formId, recordId } = { formId: form.id, recordId: base.id }
      const query = read(getRecord, { formId, recordId })
      const latest = await client.fetchQuery({ ...query, staleTime: 0 })
      const found = conflictsOf(schema, { base: base.values, mine, theirs: latest.values })
      for (const [id, value] of Object.entries(found.merged)) inputs.setValue(id, value)
      setBase(latest)
      setConflicts(found.conflicts)
      return
    }
    const issues = isCallError(error) ? issuesOf(error.details) : []
    for (const [id, shown] of Object.entries(errorsOf(issues))) inputs.setError(id, shown)
    setWrong(listed(issues))
    if (issues.length === 0) {
      const requestId = isCallError(error) ? error.requestId : undefined
      setProblem({ text: errorText(error), ...(requestId ? { requestId } : {}) })
    }
  }

  const save = async (next: 'stay' | 'new') => {
    setProblem(null)
    const mine = valuesOf(inputs.getValues())
    const issues = checkRecord(schema, mine, base?.values)
    setWrong(listed(issues))
    await inputs.trigger()
    if (issues.length > 0) return
    try {
      const saved = base
        ? await update.mutateAsync({
            formId: form.id,
            recordId: base.id,
            version: base.version,
            values: changedValues(base.values, mine),
          })
        : await create.mutateAsync({ formId: form.id, values: changedValues({}, mine) })
      setConflicts(null)
      setBase(base ? saved : null)
      inputs.reset(base ? saved.values : start)
      onSaved(saved, next)
    } catch (error) {
      await settle(error, mine)
    }
  }

  return {
    inputs,
    save,
    problem,
    wrong,
    conflicts,
    isSaving: create.isPending || update.isPending,
    resolve: (id: string, value: Value) => {
      inputs.setValue(id, value, { shouldDirty: true })
      setConflicts((now) => now?.filter((conflict) => conflict.field.id !== id) ?? null)
    },
  }
}
