import { useMessages } from '@atrium/core-i18n'
import { canBeUnique, formsTermMessages, type Field } from '@atrium/domain-forms'
import { fieldIcons } from '@atrium/ui-fields'
import { FormField } from '@atrium/ui/form-layout'
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, DeleteIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Segmented } from '@atrium/ui/segmented'
import { Switch } from '@atrium/ui/switch'
import { TextArea } from '@atrium/ui/text-area'
import { TextInput } from '@atrium/ui/text-input'
import { useDocument } from '../document/designer-context'
import { useDesignerActs } from '../document/use-designer-acts'
import { designerMessages } from '../messages/designer-messages'
import { DefaultEditor } from './default-editor'
import { useFieldError, type ChangeField, type FieldEditorProps } from './field-editor'
import { KindSelect } from './kind-select'
import { KindSettings } from './kind-settings'
import { RulesEditor } from './rules-editor'
import styles from './inspector.module.css'

/** Everything a field is told; each change is one step to undo, typing in one input is one step. */
export function FieldInspector({ field }: { field: Field }) {
  const document = useDocument()
  const change: ChangeField = (part, key) =>
    document
      .getState()
      .edit(
        { kind: 'change-field', field: { ...field, ...part } as Field },
        key && `${field.id}:${key}`,
      )
  return (
    <>
      <Head field={field} />
      <Naming field={field} change={change} />
      <div className={styles.group}>
        <KindSelect field={field} />
        <KindSettings field={field} change={change} />
        <DefaultEditor field={field} change={change} />
      </div>
      <Demands field={field} change={change} />
      <div className={styles.group}>
        <Width field={field} change={change} />
      </div>
    </>
  )
}

function Head({ field }: { field: Field }) {
  const t = useMessages(designerMessages)
  const kinds = useMessages(formsTermMessages)
  const { copyField, removeField, stepField } = useDesignerActs()
  const Icon = fieldIcons[field.kind]
  return (
    <div className={styles.head}>
      <Icon className={styles.kindIcon} />
      <span className={styles.kindName}>{kinds(`kind.${field.kind}`)}</span>
      <IconButton
        size="small"
        icon={ArrowUpIcon}
        label={t('move-up')}
        onClick={() => stepField(field.id, -1)}
      />
      <IconButton
        size="small"
        icon={ArrowDownIcon}
        label={t('move-down')}
        onClick={() => stepField(field.id, 1)}
      />
      <IconButton
        size="small"
        icon={CopyIcon}
        label={t('copy-field')}
        onClick={() => copyField(field.id)}
      />
      <IconButton
        size="small"
        kind="danger-quiet"
        icon={DeleteIcon}
        label={t('remove-field')}
        onClick={() => removeField(field.id)}
      />
    </div>
  )
}

function Naming({ field, change }: FieldEditorProps) {
  const t = useMessages(designerMessages)
  const errorOf = useFieldError(field.id)
  return (
    <>
      <FormField label={t('label')} required error={errorOf('label-missing', 'label-repeated')}>
        <TextInput
          value={field.label}
          maxLength={60}
          onChange={(label) => change({ label }, 'label')}
        />
      </FormField>
      <FormField label={t('help')}>
        <TextArea
          rows={2}
          value={field.help}
          maxLength={300}
          onChange={(help) => change({ help }, 'help')}
        />
      </FormField>
    </>
  )
}

function Demands({ field, change }: FieldEditorProps) {
  const t = useMessages(designerMessages)
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{t('rules')}</h3>
      {field.kind !== 'switch' && (
        <Switch size="small" value={field.required} onChange={(required) => change({ required })}>
          {t('required')}
        </Switch>
      )}
      {canBeUnique(field.kind) && 'unique' in field && (
        <Switch size="small" value={field.unique} onChange={(unique) => change({ unique })}>
          {t('unique')}
        </Switch>
      )}
      <RulesEditor field={field} change={change} />
    </section>
  )
}

const spans = [6, 8, 12, 16, 24] as const

function Width({ field, change }: FieldEditorProps) {
  const t = useMessages(designerMessages)
  return (
    <FormField group label={t('span')}>
      <Segmented
        wide
        label={t('span')}
        value={String(field.span)}
        options={spans.map((span) => ({ value: String(span), label: t(`span-${span}`) }))}
        onChange={(chosen) => {
          const span = spans.find((each) => String(each) === chosen)
          if (span) change({ span })
        }}
      />
    </FormField>
  )
}
