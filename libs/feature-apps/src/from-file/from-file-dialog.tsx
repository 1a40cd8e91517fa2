import { useMessages } from '@atrium/core-i18n'
import type { StoredFile } from '@atrium/domain-core'
import { Modal } from '@atrium/ui/modal'
import { Steps } from '@atrium/ui/steps'
import { useState } from 'react'
import { appsMessages } from '../messages/apps-messages'
import { FileStep } from './file-step'
import { ImportStep } from './import-step'
import { InspectStep } from './inspect-step'
import type { Made } from './make-from-file'
import styles from './from-file.module.css'

/** Makes an application from a spreadsheet: its columns become fields, its rows records. */
export function FromFileDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(appsMessages)
  const [file, setFile] = useState<StoredFile | null>(null)
  const [made, setMade] = useState<Made | null>(null)
  return (
    <Modal open width="large" title={t('file.title')} footer={null} onClose={onClose}>
      <div className={styles.wizard}>
        <Steps
          direction="horizontal"
          current={stepOf(file !== null, made !== null)}
          steps={[
            { key: 'file', title: t('file.step-file') },
            { key: 'columns', title: t('file.step-columns') },
            { key: 'import', title: t('file.step-import') },
          ]}
        />
        {!file && <FileStep onSent={setFile} />}
        {file && !made && <InspectStep file={file} onBack={() => setFile(null)} onMade={setMade} />}
        {made && <ImportStep made={made} onClose={onClose} />}
      </div>
    </Modal>
  )
}

function stepOf(hasFile: boolean, isMade: boolean): string {
  if (isMade) return 'import'
  return hasFile ? 'columns' : 'file'
}
