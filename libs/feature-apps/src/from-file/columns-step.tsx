import { useMessages } from '@atrium/core-i18n'
import { formsTermMessages, type InspectedColumn, type InspectedFile } from '@atrium/domain-forms'
import { Checkbox } from '@atrium/ui/checkbox'
import { Select } from '@atrium/ui/select'
import { TextInput } from '@atrium/ui/text-input'
import { kindsFor, wrongLabels, type ColumnChoice } from '../data/column-fields'
import { appsMessages } from '../messages/apps-messages'
import styles from './columns-step.module.css'

interface ColumnsStepProps {
  file: InspectedFile
  choices: readonly ColumnChoice[]
  onChange: (choices: ColumnChoice[]) => void
}

/** Every column with the field it becomes; kinds are guessed and may be corrected. */
export function ColumnsStep({ file, choices, onChange }: ColumnsStepProps) {
  const t = useMessages(appsMessages)
  const wrong = wrongLabels(choices)
  const included = choices.filter((choice) => choice.included).length
  const change = (index: number, part: Partial<ColumnChoice>) =>
    onChange(
      choices.map((choice) => (choice.column.index === index ? { ...choice, ...part } : choice)),
    )
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                label={t('file.include-all')}
                value={included === choices.length}
                partly={included > 0 && included < choices.length}
                onChange={(all) => onChange(choices.map((each) => ({ ...each, included: all })))}
              />
            </th>
            <th scope="col">{t('file.field-name')}</th>
            <th scope="col">{t('file.field-kind')}</th>
            <th scope="col">{t('file.samples')}</th>
          </tr>
        </thead>
        <tbody>
          {choices.map((choice) => (
            <ColumnRow
              key={`${file.sheet}:${choice.column.index}`}
              choice={choice}
              wrong={wrong.has(choice.column.index)}
              change={(part) => change(choice.column.index, part)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ColumnRowProps {
  choice: ColumnChoice
  wrong: boolean
  change: (part: Partial<ColumnChoice>) => void
}

function ColumnRow({ choice, wrong, change }: ColumnRowProps) {
  const t = useMessages(appsMessages)
  const kinds = useMessages(formsTermMessages)
  const { column, included, label } = choice
  return (
    <tr data-left-out={!included || undefined}>
      <td>
        <Checkbox
          label={t('file.include', { name: column.name })}
          value={included}
          onChange={(next) => change({ included: next })}
        />
      </td>
      <td>
        <TextInput
          label={`${t('file.field-name')}: ${column.name}`}
          value={label}
          maxLength={60}
          disabled={!included}
          invalid={wrong}
          onChange={(next) => change({ label: next })}
        />
        {wrong && (
          <p className={styles.wrong}>
            {label.trim() === '' ? t('file.name-empty') : t('file.name-repeated')}
          </p>
        )}
      </td>
      <td>
        <Select
          label={`${t('file.field-kind')}: ${column.name}`}
          value={choice.kind}
          disabled={!included}
          searchable={false}
          options={kindsFor(column).map((kind) => ({ value: kind, label: kinds(`kind.${kind}`) }))}
          onChange={(kind) => kind && change({ kind })}
        />
      </td>
      <td className={styles.samples}>{samplesOf(column)}</td>
    </tr>
  )
}

/** A few values that differ; of a select its choices. */
function samplesOf({ choices, samples }: InspectedColumn): string {
  const values = choices.length > 0 ? choices : [...new Set(samples)]
  return values.slice(0, 4).join(' · ')
}
