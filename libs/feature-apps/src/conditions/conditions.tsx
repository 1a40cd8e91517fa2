import { useMessages } from '@atrium/core-i18n'
import type { FormGrant } from '@atrium/domain-access'
import { newCondition } from '@atrium/ui-grid'
import { Button } from '@atrium/ui/button'
import { AddIcon, DeleteIcon, EditIcon, FilterIcon, PeopleIcon, PersonIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Menu } from '@atrium/ui/menu'
import { Tag } from '@atrium/ui/tag'
import { useState } from 'react'
import { conditionMessages } from '../messages/condition-messages'
import { rolesMessages } from '../messages/roles-messages'
import { type ConditionDraft, wholeCondition } from './condition-draft'
import { ConditionEditor, type EditedCondition } from './condition-editor'
import {
  type AccessCondition,
  type ConditionScope,
  conditionsIn,
  keyOf,
  withCondition,
} from './condition-scopes'
import { ConditionText } from './condition-text'
import { type ConditionFields, useConditionFields } from './use-condition-fields'
import styles from './conditions.module.css'

interface ConditionsProps {
  formId: string
  scopes: FormGrant['scopes']
  onChange: (scopes: FormGrant['scopes']) => void
}

/** What the ticks of the table can't say: records that name the person in some fields, say what they are, or meet a filter. */
export function Conditions({ formId, scopes, onChange }: ConditionsProps) {
  const t = useMessages(conditionMessages)
  const conditions = conditionsIn(scopes)
  const fields = useConditionFields(formId, conditions)
  const [edited, setEdited] = useState<(EditedCondition & { key: string | null }) | null>(null)
  if (!fields) return null
  const edit = (key: string | null, { draft, acts }: EditedCondition) => {
    const scope = wholeCondition(draft)
    const isKept = scope !== null && acts.length > 0
    if (scope) onChange(withCondition(scopes, key === null ? null : { key }, { scope, acts }))
    const kept = isKept ? keyOf(scope) : null
    setEdited({ draft, acts, key: scope ? kept : key })
  }
  const remove = ({ key, scope }: AccessCondition) =>
    onChange(withCondition(scopes, { key }, { scope, acts: [] }))
  const editor = edited && (
    <ConditionEditor
      value={edited}
      fields={fields}
      onChange={(next) => edit(edited.key, next)}
      onClose={() => setEdited(null)}
    />
  )
  return (
    <section className={styles['conditions']} aria-label={t('title')}>
      <div>
        <h3 className={styles['title']}>{t('title')}</h3>
        <p className={styles['muted']}>{t('purpose')}</p>
      </div>
      {(conditions.length > 0 || editor) && (
        <ul className={styles['list']}>
          {conditions.map((condition) => (
            <li key={condition.key} className={styles['item']}>
              {condition.key === edited?.key ? (
                editor
              ) : (
                <Line
                  condition={condition}
                  fields={fields}
                  onEdit={() => setEdited({ ...condition, draft: condition.scope })}
                  onRemove={() => remove(condition)}
                />
              )}
            </li>
          ))}
          {edited?.key === null && <li className={styles['item']}>{editor}</li>}
        </ul>
      )}
      <AddCondition fields={fields} onAdd={(draft) => edit(null, { draft, acts: ['view'] })} />
    </section>
  )
}

interface LineProps {
  condition: AccessCondition
  fields: ConditionFields
  onEdit: () => void
  onRemove: () => void
}

function Line({ condition, fields, onEdit, onRemove }: LineProps) {
  const t = useMessages(conditionMessages)
  const acts = useMessages(rolesMessages)
  const Sign = signs[condition.scope.kind]
  return (
    <div className={styles['line']}>
      <Sign size={16} className={styles['sign']} />
      <div className={styles['texts']}>
        <p>
          <ConditionText scope={condition.scope} fields={fields} />
        </p>
        <p className={styles['tags']}>
          {condition.acts.map((act) => (
            <Tag key={act}>{acts(`act.${act}`)}</Tag>
          ))}
        </p>
      </div>
      <IconButton size="small" icon={EditIcon} label={t('edit')} onClick={onEdit} />
      <IconButton
        size="small"
        kind="danger-quiet"
        icon={DeleteIcon}
        label={t('remove')}
        onClick={onRemove}
      />
    </div>
  )
}

const signs: Record<ConditionScope['kind'], typeof FilterIcon> = {
  joined: PersonIcon,
  attribute: PeopleIcon,
  filter: FilterIcon,
}

interface AddConditionProps {
  fields: ConditionFields
  onAdd: (draft: ConditionDraft) => void
}

function AddCondition({ fields, onAdd }: AddConditionProps) {
  const t = useMessages(conditionMessages)
  const [saying] = fields.saying
  const [first] = fields.filterFields
  const firstOnly = fields.people.length === 1 ? fields.people.map(({ id }) => id) : []
  return (
    <div>
      <Menu
        placement="bottomLeft"
        items={[
          {
            key: 'attribute',
            label: t('kind.attribute'),
            icon: signs.attribute,
            disabled: !saying,
            onSelect: () =>
              saying && onAdd({ kind: 'attribute', fieldId: saying.id, attribute: 'department' }),
          },
          {
            key: 'joined',
            label: t('kind.joined'),
            icon: signs.joined,
            disabled: fields.people.length === 0,
            onSelect: () => onAdd({ kind: 'joined', fieldIds: firstOnly }),
          },
          {
            key: 'filter',
            label: t('kind.filter'),
            icon: signs.filter,
            onSelect: () => onAdd({ kind: 'filter', filter: first && newCondition(first) }),
          },
        ]}
      >
        <Button size="small" icon={AddIcon} opens="menu">
          {t('add')}
        </Button>
      </Menu>
    </div>
  )
}
