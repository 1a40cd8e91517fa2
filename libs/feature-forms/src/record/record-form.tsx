import { useMessages } from '@atrium/core-i18n'
import { useUnsavedChanges } from '@atrium/core-routing'
import type { StoredFile } from '@atrium/domain-core'
import {
  type Field,
  fieldOf,
  type FormRecord,
  type PublishedForm,
  type Refs,
  type Value,
  type Values,
} from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { FormErrors, FormField, FormLayout, FormSection, SubmitBar } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { memo, useCallback, useEffect, useId } from 'react'
import { type Control, useController, useFormState } from 'react-hook-form'
import { useFormAccess } from '../data/use-form-access'
import { RecordFieldInput } from '../fields/record-field-input'
import { recordMessages } from '../messages/record-messages'
import { ConflictPanel } from './conflict-panel'
import { type FormInputs, useRecordForm } from './use-record-form'
import styles from './record-form.module.css'

export interface RecordFormProps {
  form: PublishedForm
  /** Null makes a new one. */
  record: FormRecord | null
  refs: Refs
  /** What a new record starts with. */
  start: Values
  width: 'page' | 'full'
  onSaved: (record: FormRecord, next: 'stay' | 'new') => void
  onCancel: () => void
  /** Hears whether something would be lost. */
  onDirty?: (isDirty: boolean) => void
}

/** A record being filled in: its sections, what is wrong, and the bar that saves. */
export function RecordForm(props: RecordFormProps) {
  const { form, record, refs, start, width, onSaved, onCancel, onDirty } = props
  const t = useMessages(recordMessages)
  const prefix = useId()
  const controlId = useCallback((fieldId: string) => `${prefix}${fieldId}`, [prefix])
  const { fieldOf: rightOn } = useFormAccess(form.id)
  const isClosed = (id: string) => {
    const right = rightOn(id)
    return record ? right?.edit === 'none' : right?.fill === false
  }
  const filling = useRecordForm({ form, record, start, controlId, isClosed, onSaved })
  const { inputs, save, isSaving, wrong, conflicts, problem } = filling
  const { isDirty } = useFormState({ control: inputs.control })
  useUnsavedChanges(isDirty)
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty])
  const nameOf = useCallback((id: string) => refs.people[id] ?? refs.records[id], [refs])
  const addFile = useCallback(
    (fieldId: string, file: StoredFile) => {
      const held = inputs.getValues(fieldId)
      const files = Array.isArray(held) ? (held as StoredFile[]) : []
      inputs.setValue(fieldId, [...files, file], { shouldDirty: true, shouldValidate: true })
    },
    [inputs],
  )
  return (
    <FormLayout label={form.name} width={width} onSubmit={() => void save('stay')}>
      <FormErrors errors={wrong} />
      {problem && (
        <Notice tone="danger" title={problem.text}>
          {problem.requestId && t('quote', { id: problem.requestId })}
        </Notice>
      )}
      {conflicts && (
        <ConflictPanel conflicts={conflicts} nameOf={nameOf} onResolve={filling.resolve} />
      )}
      {form.schema.sections.map((section) => (
        <FormSection key={section.id} {...(section.title ? { title: section.title } : {})}>
          <div className={styles['grid']}>
            {section.fieldIds.map((id) => {
              const field = fieldOf(form.schema, id)
              return field ? (
                <FieldLine
                  key={id}
                  field={field}
                  id={controlId(id)}
                  control={inputs.control}
                  isClosed={isClosed(id)}
                  nameOf={nameOf}
                  onFile={addFile}
                />
              ) : null
            })}
          </div>
        </FormSection>
      ))}
      <SubmitBar note={isDirty ? t('unsaved') : undefined}>
        <Button kind="primary" type="submit" loading={isSaving}>
          {t('save')}
        </Button>
        {record === null && (
          <Button disabled={isSaving} onClick={() => void save('new')}>
            {t('save-and-new')}
          </Button>
        )}
        <Button kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </SubmitBar>
    </FormLayout>
  )
}

interface FieldLineProps {
  field: Field
  id: string
  control: Control<FormInputs>
  /** It is shown, not changed. */
  isClosed: boolean
  nameOf: (id: string) => string | undefined
  onFile: (fieldId: string, file: StoredFile) => void
}

/** One field; draws again only when its own value or error changes. */
const FieldLine = memo(function FieldLine(props: FieldLineProps) {
  const { field, id, control, isClosed, nameOf, onFile } = props
  const t = useMessages(recordMessages)
  const { field: held, fieldState } = useController({ name: field.id, control })
  const { onChange, onBlur } = held
  const addFile = useCallback((file: StoredFile) => onFile(field.id, file), [onFile, field.id])
  return (
    <div className={styles[`span${field.span}`]}>
      <FormField
        id={id}
        label={field.label}
        required={field.required && !isClosed}
        help={isClosed ? t('closed-field') : field.help || undefined}
        error={fieldState.error?.message}
      >
        <RecordFieldInput
          field={field}
          value={(held.value ?? null) as Value}
          onChange={onChange}
          onBlur={onBlur}
          onFile={addFile}
          disabled={isClosed}
          nameOf={nameOf}
        />
      </FormField>
    </div>
  )
})
