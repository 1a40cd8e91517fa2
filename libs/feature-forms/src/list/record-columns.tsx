import type { Locale } from '@atrium/domain-core'
import { canBeSorted, type FormRecord } from '@atrium/domain-forms'
import { fieldIcons, fieldText, FieldView } from '@atrium/ui-fields'
import type { GridColumn } from '@atrium/ui-grid'
import type { RecordField } from '../data/record-fields'
import { CellEditor } from './cell-editor'

interface RecordColumnsOptions {
  locale: Locale
  nameOf: (id: string) => string | undefined
  fileHref: (fileId: string) => string
  canEdit: boolean
}

/** The columns of a record grid: each kind with its own width, look and editor. */
export function recordColumns(
  fields: readonly RecordField[],
  { locale, nameOf, fileHref, canEdit }: RecordColumnsOptions,
): GridColumn<FormRecord>[] {
  return fields.map((column, index) => {
    const { id, label, spec, field, read } = column
    const Icon = fieldIcons[spec.kind]
    const isNumber = spec.kind === 'number' || spec.kind === 'currency'
    const isEditable = canEdit && field !== null && field.kind !== 'attachment'
    const looksPlain = ['text', 'long-text', 'number', 'currency', 'date', 'date-time']
    return {
      id,
      label,
      icon: <Icon size={14} />,
      width: index === 0 ? 240 : Math.max(widths[spec.kind], widthFor(label)),
      align: isNumber ? 'end' : 'start',
      canSort: canBeSorted(spec.kind),
      canFilter: true,
      text: (record) => fieldText(spec, read(record), { locale, nameOf }),
      ...(looksPlain.includes(spec.kind)
        ? {}
        : {
            render: (record: FormRecord) => (
              <FieldView
                spec={spec}
                value={read(record)}
                nameOf={nameOf}
                fileHref={fileHref}
                dense
              />
            ),
          }),
      ...(isEditable
        ? { edit: (props) => <CellEditor {...props} field={field} nameOf={nameOf} /> }
        : {}),
    }
  })
}

const widestName = 220

/** What a name needs beside its icon, up to a point. */
function widthFor(label: string): number {
  const letters = Array.from(label, (letter) => (/[\u2e80-\uffef]/.test(letter) ? 13.5 : 7.4))
  const needed = letters.reduce((sum, width) => sum + width, 14 + 6 + 24)
  return Math.min(widestName, Math.ceil(needed))
}

const widths = {
  text: 180,
  'long-text': 260,
  number: 120,
  currency: 140,
  date: 130,
  'date-time': 170,
  'single-select': 140,
  'multi-select': 200,
  switch: 90,
  person: 160,
  attachment: 180,
  relation: 180,
} as const
