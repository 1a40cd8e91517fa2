import { useFormats, useMessages } from '@atrium/core-i18n'
import { FilterSentence } from '@atrium/ui-grid'
import { conditionMessages } from '../messages/condition-messages'
import type { ConditionScope } from './condition-scopes'
import type { ConditionFields } from './use-condition-fields'

interface ConditionTextProps {
  scope: ConditionScope
  fields: ConditionFields
}

/** Which records a condition means, in a sentence. */
export function ConditionText({ scope, fields }: ConditionTextProps) {
  const t = useMessages(conditionMessages)
  const formats = useFormats()
  switch (scope.kind) {
    case 'joined':
      return t('joined-in', { fields: formats.list(scope.fieldIds.map(fields.labelOf), 'or') })
    case 'attribute':
      return t('attribute-is', {
        field: fields.labelOf(scope.fieldId),
        attribute: t(`attribute.${scope.attribute}`),
      })
    case 'filter':
      return <FilterSentence fields={fields.filterFields} filter={scope.filter} />
  }
}
