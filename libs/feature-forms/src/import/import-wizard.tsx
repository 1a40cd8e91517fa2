import { useMessages } from '@atrium/core-i18n'
import type { InspectedFile, PublishedForm } from '@atrium/domain-forms'
import { CloseIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Steps } from '@atrium/ui/steps'
import { useToast } from '@atrium/ui/toast'
import { useState } from 'react'
import { transferMessages } from '../messages/transfer-messages'
import { CheckStep } from './check-step'
import { FileStep } from './file-step'
import { guessedMapping, type ImportPlan } from './import-plan'
import { MappingStep } from './mapping-step'
import { OptionsStep } from './options-step'
import { RunStep } from './run-step'
import styles from '../jobs/transfer.module.css'

const stepKeys = ['file', 'mapping', 'options', 'check', 'import'] as const
type StepKey = (typeof stepKeys)[number]

/** From a file to records: choose, map, decide, check without writing, import. */
export function ImportWizard({ form, onClose }: { form: PublishedForm; onClose: () => void }) {
  const t = useMessages(transferMessages)
  const toast = useToast()
  const [step, setStep] = useState<StepKey>('file')
  const [plan, setPlan] = useState<ImportPlan | null>(null)
  const change = (next: Partial<ImportPlan>) => setPlan((now) => now && { ...now, ...next })
  const onFile = (fileId: string, file: InspectedFile) => {
    setPlan({
      fileId,
      file,
      mapping: guessedMapping(file, form),
      mode: 'add',
      keyFieldId: null,
      createOptions: true,
    })
  }
  const goOn = () => {
    toast({ text: t('in-background'), tone: 'info' })
    onClose()
  }
  return (
    <div className={styles['wizard']}>
      <header className={styles['head']}>
        <h1>{t('import-title', { name: form.name })}</h1>
        <span className={styles['push']} />
        <IconButton label={t('close')} icon={CloseIcon} onClick={onClose} />
      </header>
      <Steps
        current={step}
        steps={stepKeys.map((key) => ({ key, title: t(`step-${key}`) }))}
        {...(step === 'import' ? {} : { onGo: (key: string) => setStep(key as StepKey) })}
      />
      <div className={styles['body']}>
        {step === 'file' && (
          <FileStep plan={plan} onFile={onFile} onNext={() => setStep('mapping')} />
        )}
        {step === 'mapping' && plan && (
          <MappingStep
            form={form}
            plan={plan}
            onChange={change}
            onBack={() => setStep('file')}
            onNext={() => setStep('options')}
          />
        )}
        {step === 'options' && plan && (
          <OptionsStep
            form={form}
            plan={plan}
            onChange={change}
            onBack={() => setStep('mapping')}
            onNext={() => setStep('check')}
          />
        )}
        {step === 'check' && plan && (
          <CheckStep
            form={form}
            plan={plan}
            onBack={() => setStep('options')}
            onNext={() => setStep('import')}
          />
        )}
        {step === 'import' && plan && (
          <RunStep
            form={form}
            plan={plan}
            onBackground={goOn}
            onDone={onClose}
            onMore={() => {
              setPlan(null)
              setStep('file')
            }}
          />
        )}
      </div>
    </div>
  )
}
