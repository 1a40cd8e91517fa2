import { useMessages } from '@atrium/core-i18n'
import { type RecordAct, recordActs } from '@atrium/domain-access'
import { type PlaceAttribute, placeAttributes } from '@atrium/domain-org'
import { FilterBuilder } from '@atrium/ui-grid'
import { Button } from '@atrium/ui/button'
import { Checkbox } from '@atrium/ui/checkbox'
import { FormField } from '@atrium/ui/form-layout'
import { Select } from '@atrium/ui/select'
import { conditionMessages } from '../messages/condition-messages'
import { rolesMessages } from '../messages/roles-messages'
import { type ConditionDraft, wholeCondition } from './condition-draft'
import type { ConditionFields } from './use-condition-fields'
import styles from './conditions.module.css'

export interface EditedCondition {
  readonly draft: ConditionDraft
  readonly acts: readonly RecordAct[]
}

interface ConditionEditorProps {
  value: EditedCondition
  fields: ConditionFields
  onChange: (value: EditedCondition) => void
  onClose: () => void
}

/** A condition and the acts it is for; every complete step of it counts at once. */
export function ConditionEditor({ value, fields, onChange, onClose }: ConditionEditorProps) {
  const t = useMessages(conditionMessages)
  const acts = useMessages(rolesMessages)
  const { draft } = value
  const change = (next: ConditionDraft) => onChange({ ...value, draft: next })
  const tick = (act: RecordAct, isOn: boolean) =>
    onChange({
      ...value,
      acts: recordActs.filter((each) => (each === act ? isOn : value.acts.includes(each))),
    })
  const isWhole = wholeCondition(draft) !== null && value.acts.length > 0
  return (
    <div className={styles['editor']}>
      <p className={styles['kind']}>{t(`kind.${draft.kind}`)}</p>
      <Parts draft={draft} fields={fields} onChange={change} />
      <FormField label={t('acts')} group>
        <div className={styles['acts']}>
          {recordActs.map((act) => (
            <Checkbox
              key={act}
              value={value.acts.includes(act)}
              onChange={(isOn) => tick(act, isOn)}
            >
              {acts(`act.${act}`)}
            </Checkbox>
          ))}
        </div>
      </FormField>
      <div className={styles['foot']}>
        <Button size="small" onClick={onClose}>
          {t('done')}
        </Button>
        {!isWhole && <span className={styles['muted']}>{t('incomplete')}</span>}
      </div>
    </div>
  )
}

interface PartsProps {
  draft: ConditionDraft
  fields: ConditionFields
  onChange: (draft: ConditionDraft) => void
}

function Parts({ draft, fields, onChange }: PartsProps) {
  const t = useMessages(conditionMessages)
  switch (draft.kind) {
    case 'joined':
      return (
        <FormField label={t('joined-fields')} group>
          <div className={styles['acts']}>
            {fields.people.map(({ id, label }) => (
              <Checkbox
                key={id}
                value={draft.fieldIds.includes(id)}
                onChange={(isOn) => {
                  const others = draft.fieldIds.filter((other) => other !== id)
                  onChange({ ...draft, fieldIds: isOn ? [...others, id] : others })
                }}
              >
                {label}
              </Checkbox>
            ))}
          </div>
        </FormField>
      )
    case 'attribute':
      return (
        <div className={styles['pair']}>
          <FormField label={t('attribute-field')}>
            <Select
              value={draft.fieldId}
              options={fields.saying.map(({ id, label }) => ({ value: id, label }))}
              onChange={(fieldId) => fieldId && onChange({ ...draft, fieldId })}
            />
          </FormField>
          <FormField label={t('attribute-what')}>
            <Select<PlaceAttribute>
              value={draft.attribute}
              options={placeAttributes.map((value) => ({ value, label: t(`attribute.${value}`) }))}
              onChange={(attribute) => attribute && onChange({ ...draft, attribute })}
            />
          </FormField>
        </div>
      )
    case 'filter':
      return (
        <div className={styles['builder']}>
          <FilterBuilder
            fields={fields.filterFields}
            filter={draft.filter}
            onChange={(filter) => onChange({ kind: 'filter', filter })}
          />
        </div>
      )
  }
}
