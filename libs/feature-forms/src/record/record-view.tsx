import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { useNet } from '@atrium/core-net'
import { useRouting } from '@atrium/core-routing'
import {
  type Field,
  fieldOf,
  formDetailPath,
  type FormRecord,
  type PublishedForm,
  type Refs,
} from '@atrium/domain-forms'
import { FieldView } from '@atrium/ui-fields'
import { Button } from '@atrium/ui/button'
import { EyeIcon } from '@atrium/ui/icon'
import { Notice } from '@atrium/ui/notice'
import { useMutation } from '@tanstack/react-query'
import { fieldSpecOf } from '../data/field-spec-of'
import { revealFieldWrite } from '../data/form-calls'
import { useFormAccess } from '../data/use-form-access'
import { recordMessages } from '../messages/record-messages'
import styles from './record-form.module.css'

interface RecordViewProps {
  form: PublishedForm
  record: FormRecord
  refs: Refs
}

/** A record to read: its sections as the form has them, then who made and changed it. */
export function RecordView({ form, record, refs }: RecordViewProps) {
  const t = useMessages(recordMessages)
  const formats = useFormats()
  const person = (id: string) => refs.people[id] ?? '…'
  const writer = (id: string, agentId: string | undefined) =>
    agentId === undefined
      ? person(id)
      : t('agent-for', { agent: person(agentId), host: person(id) })
  return (
    <div className={styles['view']}>
      {form.schema.sections.map((section) => (
        <section key={section.id}>
          {section.title && <h2>{section.title}</h2>}
          <dl className={styles['grid']}>
            {section.fieldIds.map((id) => {
              const field = fieldOf(form.schema, id)
              return (
                field && <Pair key={id} field={field} form={form} record={record} refs={refs} />
              )
            })}
          </dl>
        </section>
      ))}
      <footer className={styles['facts']}>
        <p>
          {t('created-by', {
            name: writer(record.createdBy, record.createdAgent),
            time: formats.dateTime(record.createdAt),
          })}
        </p>
        {record.version > 1 && (
          <p>
            {t('updated-by', {
              name: writer(record.updatedBy, record.updatedAgent),
              time: formats.dateTime(record.updatedAt),
            })}
            {' · '}
            {t('version', { count: record.version })}
          </p>
        )}
      </footer>
    </div>
  )
}

function Pair({ field, form, record, refs }: RecordViewProps & { field: Field }) {
  const net = useNet()
  const routing = useRouting()
  const t = useMessages(recordMessages)
  const errorText = useErrorText()
  const { fieldOf: rightOn } = useFormAccess(form.id)
  const reveal = useMutation(revealFieldWrite)
  // What was shown of another record or an earlier state is not shown of this one.
  const isOfThis = reveal.variables?.recordId === record.id && reveal.variables.fieldId === field.id
  const revealed = isOfThis ? reveal.data : undefined
  const canReveal = rightOn(field.id)?.see === 'on-request' && !revealed
  const target = field.kind === 'relation' ? field.formId : null
  return (
    <div className={`${styles['pair']} ${styles[`span${field.span}`]}`}>
      <dt>{field.label}</dt>
      <dd>
        <FieldView
          spec={fieldSpecOf(field)}
          value={revealed ? revealed.value : (record.values[field.id] ?? null)}
          nameOf={(id) => refs.people[id] ?? refs.records[id]}
          fileHref={(id) => net.fileUrl(id)}
          {...(target
            ? {
                recordHref: (id: string) =>
                  routing.href(formDetailPath({ app: form.appId, form: target, record: id })),
              }
            : {})}
        />
        {canReveal && (
          <Button
            kind="quiet"
            size="small"
            icon={EyeIcon}
            loading={reveal.isPending}
            onClick={() =>
              reveal.mutate({ formId: form.id, recordId: record.id, fieldId: field.id })
            }
          >
            {t('reveal', { field: field.label })}
          </Button>
        )}
        {reveal.isError && <Notice tone="danger" title={errorText(reveal.error)} />}
      </dd>
    </div>
  )
}
