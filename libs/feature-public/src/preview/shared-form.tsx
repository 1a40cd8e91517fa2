import { useFormats, useLocale, useMessages } from '@atrium/core-i18n'
import {
  checkRecord,
  defaultValues,
  type Field,
  fieldOf,
  type FormSchema,
  issueText,
  type Value,
  type Values,
} from '@atrium/domain-forms'
import type { Preview } from '@atrium/domain-public'
import { Button } from '@atrium/ui/button'
import { FormLayout } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { useState } from 'react'
import { previewMessages } from '../messages/preview-messages'
import { isInnerField, SharedField } from './shared-field'
import styles from './shared-form.module.css'

/** A form to fill in for trying: its inputs, defaults and rules are the real ones; nothing is sent. */
export function SharedForm({ preview }: { readonly preview: Preview }) {
  const { schema } = preview
  const t = useMessages(previewMessages)
  const { locale } = useLocale()
  const [values, setValues] = useState<Values>(() => defaultValues(schema, stranger()))
  const [tried, setTried] = useState(false)
  // What a stranger cannot answer is not asked of them.
  const issues = tried
    ? checkRecord(schema, values).filter(({ path }) => !isInner(schema, path[1]))
    : []

  function errorOf(field: Field) {
    const found = issues.find((issue) => issue.path[1] === field.id)
    return found && issueText(found, locale, schema)
  }

  function clear() {
    setTried(false)
    setValues(defaultValues(schema, stranger()))
  }

  return (
    <>
      <Head preview={preview} />
      <div className={styles['sheet']}>
        <FormLayout width="full" label={preview.name} onSubmit={() => setTried(true)}>
          {schema.sections.map((section) => (
            <section key={section.id} className={styles['section']}>
              {section.title !== '' && <h2>{section.title}</h2>}
              <div className={styles['grid']}>
                {section.fieldIds.flatMap((id) => {
                  const field = fieldOf(schema, id)
                  if (!field) return []
                  return [
                    <SharedField
                      key={id}
                      field={field}
                      value={values[id] ?? null}
                      error={errorOf(field)}
                      onChange={(value: Value) => setValues({ ...values, [id]: value })}
                    />,
                  ]
                })}
              </div>
            </section>
          ))}
          {tried && <Verdict count={issues.length} />}
          <div className={styles['acts']}>
            <Button kind="primary" type="submit">
              {t('check')}
            </Button>
            <Button onClick={clear}>{t('clear')}</Button>
          </div>
        </FormLayout>
      </div>
    </>
  )
}

function Head({ preview }: { readonly preview: Preview }) {
  const t = useMessages(previewMessages)
  const formats = useFormats()
  const { name, enterprise, shows, expiresAt } = preview
  return (
    <header className={styles['head']}>
      <p>{t('shared-by', { enterprise })}</p>
      <h1>{name}</h1>
      <Notice tone={shows === 'draft' ? 'warning' : 'info'}>
        {shows === 'draft' && `${t('is-draft')} `}
        {t('only-preview')}
        <span className={styles['until']}>
          {t('until', { moment: formats.dateTime(expiresAt) })}
        </span>
      </Notice>
    </header>
  )
}

function Verdict({ count }: { readonly count: number }) {
  const t = useMessages(previewMessages)
  if (count === 0) return <Notice tone="success">{t('fine')}</Notice>
  return <Notice tone="warning">{count === 1 ? t('one-wrong') : t('some-wrong', { count })}</Notice>
}

function isInner(schema: FormSchema, id: unknown): boolean {
  const field = schema.fields.find((known) => known.id === id)
  return field !== undefined && isInnerField(field)
}

/** Whoever tries the form out, now. */
function stranger() {
  const now = new Date()
  const pad = (part: number) => String(part).padStart(2, '0')
  const today = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
  return { me: '', now: now.toISOString(), today }
}
