import { useMessages } from '@atrium/core-i18n'
import { Drawer } from '@atrium/ui/drawer'
import { Steps } from '@atrium/ui/steps'
import { useState } from 'react'
import { transferMessages } from '../messages/transfer-messages'
import { ImportColumns } from './import-columns'
import { ImportFile } from './import-file'
import type { ImportPlan } from './import-plan'
import { ImportRun } from './import-run'
import styles from './transfer.module.css'

const steps = ['file', 'columns', 'check', 'import'] as const
type Step = (typeof steps)[number]

/** From a file to members: choose, match, check without writing, import. */
export function ImportDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(transferMessages)
  const [step, setStep] = useState<Step>('file')
  const [plan, setPlan] = useState<ImportPlan | null>(null)
  return (
    <Drawer open width="large" title={t('import')} onClose={onClose}>
      <div className={styles['steps']}>
        <Steps
          direction="horizontal"
          current={step}
          steps={steps.map((key) => ({ key, title: t(`step-${key}`) }))}
        />
        {(step === 'file' || !plan) && (
          <ImportFile plan={plan} onPlan={setPlan} onNext={() => setStep('columns')} />
        )}
        {step === 'columns' && plan && (
          <ImportColumns
            plan={plan}
            onChange={setPlan}
            onBack={() => setStep('file')}
            onNext={() => setStep('check')}
          />
        )}
        {step === 'check' && plan && (
          <ImportRun
            key="check"
            dryRun
            plan={plan}
            onBack={() => setStep('columns')}
            onNext={() => setStep('import')}
          />
        )}
        {step === 'import' && plan && (
          <ImportRun key="import" dryRun={false} plan={plan} onNext={onClose} />
        )}
      </div>
    </Drawer>
  )
}
