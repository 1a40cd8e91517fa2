import { useLocale, useMessages } from '@atrium/core-i18n'
import {
  type MemberColumn,
  memberColumns,
  memberColumnTitle,
  memberImportModes,
} from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { Checkbox } from '@atrium/ui/checkbox'
import { FormField } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { RadioGroup } from '@atrium/ui/radio-group'
import { Select } from '@atrium/ui/select'
import { transferMessages } from '../messages/transfer-messages'
import { type ImportPlan, namesSomebody } from './import-plan'
import styles from './transfer.module.css'

interface ImportColumnsProps {
  readonly plan: ImportPlan
  readonly onChange: (plan: ImportPlan) => void
  readonly onBack: () => void
  readonly onNext: () => void
}

/** Which column goes where, and what happens to whom. */
export function ImportColumns({ plan, onChange, onBack, onNext }: ImportColumnsProps) {
  const t = useMessages(transferMessages)
  const isReady = namesSomebody(plan)
  return (
    <>
      <Mapping plan={plan} onChange={onChange} />
      {!isReady && <Notice tone="warning" title={t('nobody-named')} />}
      <FormField label={t('mode')} group>
        <RadioGroup
          direction="column"
          value={plan.mode}
          onChange={(mode) => onChange({ ...plan, mode })}
          options={memberImportModes.map((mode) => ({ value: mode, label: t(`mode-${mode}`) }))}
        />
      </FormField>
      {Object.values(plan.mapping).includes('departments') && (
        <Checkbox
          value={plan.createDepartments}
          onChange={(createDepartments) => onChange({ ...plan, createDepartments })}
        >
          {t('create-departments')}
        </Checkbox>
      )}
      {plan.mode !== 'update' && (
        <Checkbox value={plan.links} onChange={(links) => onChange({ ...plan, links })}>
          {t('links')}
        </Checkbox>
      )}
      <div className={styles['acts']}>
        <Button kind="primary" disabled={!isReady} onClick={onNext}>
          {t('check')}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </>
  )
}

function Mapping({ plan, onChange }: Pick<ImportColumnsProps, 'plan' | 'onChange'>) {
  const t = useMessages(transferMessages)
  const { locale } = useLocale()
  const taken = new Set(Object.values(plan.mapping))
  const choose = (index: number, field: MemberColumn | null) =>
    onChange({ ...plan, mapping: { ...plan.mapping, [index]: field } })
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('column')}</th>
            <th scope="col" className={styles['samples']}>
              {t('samples')}
            </th>
            <th scope="col">{t('field')}</th>
          </tr>
        </thead>
        <tbody>
          {plan.file.columns.map(({ index, name, samples }) => {
            const now = plan.mapping[index] ?? null
            return (
              <tr key={index}>
                <td>{name}</td>
                <td className={`${styles['muted']} ${styles['samples']}`}>
                  {samples.slice(0, 2).join(' · ')}
                </td>
                <td className={styles['pick']}>
                  <Select<MemberColumn>
                    label={t('field-of', { name })}
                    placeholder={t('skip')}
                    clearable
                    value={now}
                    options={memberColumns.map((column) => ({
                      value: column,
                      label: memberColumnTitle(column, locale),
                      disabled: column !== now && taken.has(column),
                    }))}
                    onChange={(field) => choose(index, field)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
