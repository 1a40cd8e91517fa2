import { useFormats, useMessages } from '@atrium/core-i18n'
import { orderedFields } from '@atrium/domain-forms'
import { FormField } from '@atrium/ui/form-layout'
import { KeyboardHint } from '@atrium/ui/keyboard-hint'
import { Select } from '@atrium/ui/select'
import { useDesigner, useDocument } from '../document/designer-context'
import { draftOf } from '../document/draft-state'
import { designerMessages } from '../messages/designer-messages'
import styles from './inspector.module.css'

const automatic = 'automatic'

/** What belongs to the whole form, and the keys of the canvas. */
export function FormInspector() {
  const t = useMessages(designerMessages)
  const formats = useFormats()
  const document = useDocument()
  const schema = useDesigner(draftOf)
  const choices = orderedFields(schema).map((field) => ({
    value: field.id,
    label: field.label || t('unnamed'),
  }))
  return (
    <>
      <p className={styles.hint}>{t('inspector-empty')}</p>
      <FormField label={t('title-field')} help={t('title-field-help')}>
        <Select
          value={schema.titleFieldId ?? automatic}
          options={[{ value: automatic, label: t('title-automatic') }, ...choices]}
          onChange={(chosen) =>
            document
              .getState()
              .edit({ kind: 'choose-title', fieldId: chosen === automatic ? null : chosen })
          }
        />
      </FormField>
      <p className={styles.hint}>{t('field-count', { count: formats.number(choices.length) })}</p>
      <Keys />
    </>
  )
}

const keys = [
  { keys: ['↑', '↓'], text: 'key-walk' },
  { keys: ['Alt', '↑'], text: 'key-move' },
  { keys: ['Mod', 'D'], text: 'key-copy' },
  { keys: ['Delete'], text: 'key-remove' },
  { keys: ['Mod', 'Z'], text: 'key-undo' },
  { keys: ['Mod', 'S'], text: 'key-save' },
] as const

function Keys() {
  const t = useMessages(designerMessages)
  return (
    <section className={`${styles.group} ${styles.shortcuts}`}>
      <h3 className={styles.heading}>{t('keys')}</h3>
      <dl className={styles.keys}>
        {keys.map((each) => (
          <div key={each.text}>
            <dt>{t(each.text)}</dt>
            <dd>
              <KeyboardHint keys={each.keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
