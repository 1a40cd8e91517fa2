import { useMessages } from '@atrium/core-i18n'
import type { PublishedForm } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { Checkbox } from '@atrium/ui/checkbox'
import { FormField } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { RadioGroup } from '@atrium/ui/radio-group'
import { Select } from '@atrium/ui/select'
import { transferMessages } from '../messages/transfer-messages'
import { fillsChoices, type ImportPlan, keyFields } from './import-plan'
import styles from '../jobs/transfer.module.css'

interface OptionsStepProps {
  form: PublishedForm
  plan: ImportPlan
  onChange: (next: Partial<ImportPlan>) => void
  onBack: () => void
  onNext: () => void
}

/** What happens to rows whose record is there already, and to choices that are not. */
export function OptionsStep({ form, plan, onChange, onBack, onNext }: OptionsStepProps) {
  const t = useMessages(transferMessages)
  const keys = keyFields(plan, form)
  const needsKey = plan.mode !== 'add'
  const key = keys.find((field) => field.id === plan.keyFieldId)
  const modes = ['add', 'update', 'upsert'] as const
  return (
    <>
      <div className={styles['choices']}>
        <FormField label={t('mode')} group>
          <RadioGroup
            direction="column"
            value={plan.mode}
            onChange={(mode) => onChange({ mode, keyFieldId: key?.id ?? keys[0]?.id ?? null })}
            options={modes.map((mode) => ({ value: mode, label: t(`mode-${mode}`) }))}
          />
        </FormField>
        {needsKey && keys.length === 0 && <Notice tone="warning" title={t('no-key')} />}
        {needsKey && keys.length > 0 && (
          <div className={styles['picker']}>
            <FormField label={t('key')} help={t('key-advice')}>
              <Select
                value={key?.id ?? null}
                onChange={(keyFieldId) => onChange({ keyFieldId })}
                options={keys.map((field) => ({ value: field.id, label: field.label }))}
              />
            </FormField>
          </div>
        )}
        {fillsChoices(plan, form) && (
          <Checkbox
            value={plan.createOptions}
            onChange={(createOptions) => onChange({ createOptions })}
          >
            {t('create-options')}
          </Checkbox>
        )}
      </div>
      <div className={styles['acts']}>
        <Button kind="primary" disabled={needsKey && !key} onClick={onNext}>
          {t('check')}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </>
  )
}
