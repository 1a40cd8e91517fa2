import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { meToken } from '@atrium/domain-access'
import { conditionsOf } from '@atrium/domain-core'
import {
  comparisonsOf,
  type Field,
  type FieldKind,
  getPublishedForm,
  operandOf,
  optionsOf,
  systemFields,
} from '@atrium/domain-forms'
import { getPeople } from '@atrium/domain-org'
import type { FilterField } from '@atrium/ui-grid'
import { useQuery } from '@tanstack/react-query'
import { conditionMessages } from '../messages/condition-messages'
import type { AccessCondition } from './condition-scopes'
import { LookupOperand } from './lookup-operand'

interface NamedField {
  readonly id: string
  readonly label: string
}

/** What conditions of a form can be about. */
export interface ConditionFields {
  readonly filterFields: readonly FilterField[]
  /** Fields that name people. */
  readonly people: readonly NamedField[]
  /** Fields whose text or choice can say what a person is. */
  readonly saying: readonly NamedField[]
  readonly labelOf: (fieldId: string) => string
}

const sayingKinds: readonly FieldKind[] = ['text', 'single-select', 'multi-select']

/** The published fields of a form in the words of the condition editors; null until they are known. */
export function useConditionFields(
  formId: string,
  conditions: readonly AccessCondition[],
): ConditionFields | null {
  const t = useMessages(conditionMessages)
  const form = useQuery({ ...read(getPublishedForm, { formId }), retry: false })
  const nameOf = useNames(conditions)
  if (!form.data) return null
  const { fields } = form.data.schema
  const system = Object.entries(systemFields).map(([id, kind]) => ({
    ...filterField({ id, kind, label: t(`system.${id as keyof typeof systemFields}`) }, nameOf),
  }))
  return {
    filterFields: [...fields.map((field) => filterField(field, nameOf)), ...system],
    people: fields.filter(({ kind }) => kind === 'person'),
    saying: fields.filter(({ kind }) => sayingKinds.includes(kind)),
    labelOf: (id) => {
      const found = fields.find((field) => field.id === id)
      return found ? t('field', { name: found.label }) : t('removed-field')
    },
  }
}

type FilterSource = Pick<Field, 'id' | 'kind' | 'label'> & Partial<Field>

function filterField(field: FilterSource, nameOf: (id: string) => string | undefined): FilterField {
  const { id, label, kind } = field
  const operand = operandOf[kind]
  const base = { id, label, comparisons: comparisonsOf[kind], operand }
  if (operand === 'choice') {
    return { ...base, choices: 'options' in field ? optionsOf(field as Field) : [] }
  }
  if (operand !== 'lookup') return base
  const relatedFormId = kind === 'relation' && 'formId' in field ? (field.formId ?? null) : null
  return {
    ...base,
    nameOf,
    editor: (props) => <LookupOperand {...props} relatedFormId={relatedFormId} nameOf={nameOf} />,
  }
}

/** Names of the people that filters hold; whoever asks has a word of their own. */
function useNames(conditions: readonly AccessCondition[]): (id: string) => string | undefined {
  const t = useMessages(conditionMessages)
  const held = conditions.flatMap(({ scope }) =>
    scope.kind === 'filter' ? conditionsOf(scope.filter) : [],
  )
  const ids = held.flatMap(({ operand }) => (Array.isArray(operand) ? operand.map(String) : []))
  const people = [...new Set(ids)].filter((id) => uuid.test(id)).slice(0, 200)
  const known = useQuery({
    ...read(getPeople, { ids: people }),
    enabled: people.length > 0,
  })
  return (id) =>
    id === meToken ? t('me') : known.data?.rows.find((person) => person.id === id)?.name
}

const uuid = /^[0-9a-f-]{36}$/i
