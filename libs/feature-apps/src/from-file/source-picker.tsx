import { useMessages } from '@atrium/core-i18n'
import type { InspectedFile } from '@atrium/domain-forms'
import { FormField } from '@atrium/ui/form-layout'
import { NumberInput } from '@atrium/ui/number-input'
import { Select } from '@atrium/ui/select'
import { appsMessages } from '../messages/apps-messages'

/** Where in a file the table is; what is left out is found by looking. */
export interface Source {
  sheet?: string
  headerRow?: number
}

interface SourcePickerProps {
  table: InspectedFile
  onChange: (source: Source) => void
}

/** Which sheet and header row are read. */
export function SourcePicker({ table, onChange }: SourcePickerProps) {
  const t = useMessages(appsMessages)
  return (
    <>
      {table.sheets.length > 1 && (
        <FormField label={t('file.sheet')}>
          <Select
            value={table.sheet}
            options={table.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
            onChange={(sheet) => sheet && onChange({ sheet })}
          />
        </FormField>
      )}
      {table.format !== 'json' && (
        <FormField label={t('file.header-row')}>
          <NumberInput
            min={1}
            max={100}
            precision={0}
            value={table.headerRow}
            onChange={(headerRow) => headerRow && onChange({ sheet: table.sheet, headerRow })}
          />
        </FormField>
      )}
    </>
  )
}
