import { useLocale, useMessages } from '@atrium/core-i18n'
import {
  checkRecord,
  defaultValues,
  fieldOf,
  issueText,
  type Field,
  type FormSchema,
  type Value,
  type Values,
} from '@atrium/domain-forms'
import { FieldInput, type Lookup } from '@atrium/ui-fields'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { Segmented } from '@atrium/ui/segmented'
import { useState } from 'react'
import { designerMessages } from '../messages/designer-messages'
import styles from './form-preview.module.css'

/** A form to try out: inputs, defaults and rules are the real ones, people and records are not looked up. */
export function FormPreview({ schema }: { schema: FormSchema }) {
  const t = useMessages(designerMessages)
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop')
  const [values, setValues] = useState<Values>(() => defaultValues(schema, nobody()))
  const [tried, setTried] = useState(false)
  const { locale } = useLocale()
  const issues = tried ? checkRecord(schema, values) : []
  const errorOf = (field: Field) => {
    const found = issues.find((issue) => issue.path[1] === field.id)
    return found && issueText(found, locale, schema)
  }
  return (
    <div className={styles.preview} data-width={width}>
      <div className={styles.bar}>
        <Segmented
          label={t('preview-width')}
          value={width}
          options={[
            { value: 'desktop', label: t('preview-desktop') },
            { value: 'phone', label: t('preview-phone') },
          ]}
          onChange={setWidth}
        />
        <Button onClick={() => setTried(true)}>{t('preview-check')}</Button>
      </div>
      {tried ? (
        <Notice tone={issues.length === 0 ? 'success' : 'warning'}>
          {issues.length === 0 ? t('preview-fine') : t('preview-wrong', { count: issues.length })}
        </Notice>
      ) : (
        <Notice tone="info">{t('preview-try')}</Notice>
      )}
      {schema.sections.map((section) => (
        <section key={section.id} className={styles.section}>
          {section.title !== '' && <h3>{section.title}</h3>}
          <div className={styles.grid}>
            {section.fieldIds.flatMap((id) => {
              const field = fieldOf(schema, id)
              if (!field) return []
              return [
                <PreviewField
                  key={id}
                  field={field}
                  value={values[id] ?? null}
                  error={errorOf(field)}
                  onChange={(value) => setValues({ ...values, [id]: value })}
                />,
              ]
            })}
          </div>
        </section>
      ))}
    </div>
  )
}

interface PreviewFieldProps {
  field: Field
  value: Value
  error: string | undefined
  onChange: (value: Value) => void
}

function PreviewField({ field, value, error, onChange }: PreviewFieldProps) {
  const id = `preview-${field.id}`
  return (
    <div style={{ gridColumn: `span ${field.span}` }}>
      <FormField
        id={id}
        label={field.label}
        help={field.help}
        required={field.required}
        error={error}
      >
        <FieldInput
          id={id}
          spec={field}
          value={value}
          lookup={noLookup}
          invalid={error !== undefined}
          disabled={field.kind === 'attachment'}
          onChange={(next) => onChange(next as Value)}
        />
      </FormField>
    </div>
  )
}

const noLookup: Lookup = { choices: [], isLoading: false, isCut: false, onSearch: () => undefined }

/** Whoever tries the form out, now. */
function nobody() {
  const now = new Date().toISOString()
  return { me: '', now, today: now.slice(0, 10) }
}
