import { useMessages } from '@atrium/core-i18n'
import type { PublishedForm } from '@atrium/domain-forms'
import { fieldIcons } from '@atrium/ui-fields'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { Select } from '@atrium/ui/select'
import { transferMessages } from '../messages/transfer-messages'
import { type ImportPlan, importableFields, missingFields } from './import-plan'
import styles from '../jobs/transfer.module.css'

interface MappingStepProps {
  form: PublishedForm
  plan: ImportPlan
  onChange: (next: Partial<ImportPlan>) => void
  onBack: () => void
  onNext: () => void
}

/** Which column goes into which field, with what the columns hold. */
export function MappingStep({ form, plan, onChange, onBack, onNext }: MappingStepProps) {
  const t = useMessages(transferMessages)
  const fields = importableFields(form)
  const taken = new Set(Object.values(plan.mapping))
  const mapped = Object.values(plan.mapping).filter((id) => id !== null).length
  const missing = missingFields(plan, form)
  const { columns } = plan.file
  return (
    <>
      <p className={styles['muted']}>{t('mapped-count', { mapped, count: columns.length })}</p>
      {mapped === 0 && <Notice tone="warning" title={t('map-one')} />}
      {mapped > 0 && missing.length > 0 && (
        <Notice
          tone="warning"
          title={t('required-missing', { names: missing.map((field) => field.label).join(', ') })}
        />
      )}
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('column')}</th>
              <th scope="col">{t('samples')}</th>
              <th scope="col">{t('field')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => {
              const now = plan.mapping[column.index] ?? null
              return (
                <tr key={column.index}>
                  <td>{column.name}</td>
                  <td className={styles['samples']}>{column.samples.slice(0, 3).join(' · ')}</td>
                  <td>
                    <div className={styles['picker']}>
                      <Select
                        label={`${t('field')}: ${column.name}`}
                        value={now}
                        clearable
                        placeholder={t('skip')}
                        onChange={(id) =>
                          onChange({ mapping: { ...plan.mapping, [column.index]: id } })
                        }
                        options={fields.map((field) => {
                          const Icon = fieldIcons[field.kind]
                          return {
                            value: field.id,
                            label: field.label,
                            icon: <Icon size={14} />,
                            disabled: field.id !== now && taken.has(field.id),
                          }
                        })}
                      />
                    </div>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <div className={styles['acts']}>
        <Button kind="primary" disabled={mapped === 0} onClick={onNext}>
          {t('continue')}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </>
  )
}
