import { useMessages } from '@atrium/core-i18n'
import { fieldOf } from '@atrium/domain-forms'
import type { SolutionForm } from '@atrium/domain-public'
import { FormIcon } from '@atrium/ui/icon'
import { solutionMessages } from '../messages/solution-messages'
import styles from './form-sketch.module.css'

/** A form in outline: the questions as they lie beside each other. */
export function FormSketch({ form }: { readonly form: SolutionForm }) {
  const t = useMessages(solutionMessages)
  const { name, schema } = form
  return (
    <section className={styles['form']} aria-label={name}>
      <h3>
        <FormIcon /> {name}
      </h3>
      <ul>
        {schema.sections
          .flatMap((section) => section.fieldIds)
          .flatMap((id) => fieldOf(schema, id) ?? [])
          .map((field) => (
            <li key={field.id} data-wide={field.span > 12}>
              <span>
                {field.label}
                {field.required && <b title={t('field-required')}>*</b>}
              </span>
              <small>{t(`kind-${field.kind}`)}</small>
            </li>
          ))}
      </ul>
    </section>
  )
}
