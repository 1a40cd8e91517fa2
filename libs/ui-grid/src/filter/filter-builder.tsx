import { type Filter, type FilterGroup, filterDepth } from '@atrium/domain-core'
import { Button } from '@atrium/ui/button'
import { AddIcon, CloseIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { useWords } from '@atrium/ui/locale'
import { Select } from 'antd'
import { ConditionRow } from './condition-row'
import { addedAt, asGroup, type FilterPath, newCondition, replacedAt } from './filter-edit'
import type { FilterField } from './filter-field'
import { filterWords } from './filter-words'
import styles from './filter-builder.module.css'

export interface FilterBuilderProps {
  fields: readonly FilterField[]
  /** May hold conditions that are not complete yet; `completed` takes them out. */
  filter: Filter | undefined
  onChange: (filter: FilterGroup) => void
}

/** Groups may stand inside groups up to this depth. */
const deepest = 3

/** Conditions in nested groups, joined by and or or. */
export function FilterBuilder({ fields, filter, onChange }: FilterBuilderProps) {
  const words = useWords(filterWords)
  const root = asGroup(filter)
  return (
    <div className={styles['builder']}>
      {root.of.length === 0 && <p className={styles['empty']}>{words.empty}</p>}
      <Group root={root} group={root} path={[]} fields={fields} onChange={onChange} />
    </div>
  )
}

interface GroupProps {
  root: FilterGroup
  group: FilterGroup
  path: FilterPath
  fields: readonly FilterField[]
  onChange: (filter: FilterGroup) => void
}

function Group({ root, group, path, fields, onChange }: GroupProps) {
  const words = useWords(filterWords)
  const first = fields[0]
  const change = (at: FilterPath, to: (now: Filter) => Filter | null) =>
    onChange(replacedAt(root, at, to))
  const setJoin = (join: 'and' | 'or') =>
    change(path, (now) => (now.kind === 'group' ? { ...now, join } : now))
  const add = (child: Filter) => onChange(addedAt(root, path, child))
  return (
    <fieldset className={styles['set']} aria-label={group.join === 'and' ? words.all : words.any}>
      {group.of.map((child, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles['line']}>
          <Joint index={index} join={group.join} onChange={setJoin} />
          {child.kind === 'condition' ? (
            <ConditionRow
              condition={child}
              fields={fields}
              words={words}
              onChange={(next) => change([...path, index], () => next)}
              onRemove={() => change([...path, index], () => null)}
            />
          ) : (
            <div className={styles['group']}>
              <Group
                root={root}
                group={child}
                path={[...path, index]}
                fields={fields}
                onChange={onChange}
              />
              <IconButton
                label={words.removeGroup}
                icon={CloseIcon}
                size="small"
                onClick={() => change([...path, index], () => null)}
              />
            </div>
          )}
        </div>
      ))}
      {first && (
        <div className={styles['adds']}>
          <Button kind="quiet" size="small" icon={AddIcon} onClick={() => add(newCondition(first))}>
            {words.addCondition}
          </Button>
          {path.length < deepest - 1 && filterDepth(root) <= deepest + 1 && (
            <Button
              kind="quiet"
              size="small"
              icon={AddIcon}
              onClick={() =>
                add({
                  kind: 'group',
                  join: group.join === 'and' ? 'or' : 'and',
                  of: [newCondition(first)],
                })
              }
            >
              {words.addGroup}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}

interface JointProps {
  index: number
  join: 'and' | 'or'
  onChange: (join: 'and' | 'or') => void
}

function Joint({ index, join, onChange }: JointProps) {
  const words = useWords(filterWords)
  if (index === 0) return <span className={styles['joint']}>{words.where}</span>
  if (index > 1) return <span className={styles['joint']}>{words[join]}</span>
  return (
    <Select
      aria-label={words.all}
      size="small"
      variant="filled"
      className={styles['joint'] ?? ''}
      value={join}
      onChange={onChange}
      options={[
        { value: 'and', label: words.and },
        { value: 'or', label: words.or },
      ]}
    />
  )
}
