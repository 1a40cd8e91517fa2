import { useMessages } from '@atrium/core-i18n'
import {
  conversionLoss,
  fieldKinds,
  formsTermMessages,
  type Field,
  type FieldKind,
} from '@atrium/domain-forms'
import { FormField } from '@atrium/ui/form-layout'
import { Select } from '@atrium/ui/select'
import { useDesigner, useDocument } from '../document/designer-context'
import { storedField } from '../document/draft-state'
import { designerMessages } from '../messages/designer-messages'

/** A field that holds stored values only offers the kinds its values can become. */
export function KindSelect({ field }: { field: Field }) {
  const t = useMessages(designerMessages)
  const kinds = useMessages(formsTermMessages)
  const document = useDocument()
  const stored = useDesigner((state) => storedField(state.form, field.id))
  const fits = (kind: FieldKind) =>
    !stored || stored.kind === kind || conversionLoss(stored.kind, kind) !== null
  const risky = stored && stored.kind !== field.kind && conversionLoss(stored.kind, field.kind)
  return (
    <FormField label={t('kind')} help={risky === 'some' ? t('kind-may-refuse') : undefined}>
      <Select
        value={field.kind}
        searchable={false}
        options={fieldKinds.map((kind) => ({
          value: kind,
          label: kinds(`kind.${kind}`),
          ...(fits(kind) ? {} : { disabled: true, description: t('kind-refused') }),
        }))}
        onChange={(to) =>
          to && document.getState().edit({ kind: 'change-field-kind', fieldId: field.id, to })
        }
      />
    </FormField>
  )
}
