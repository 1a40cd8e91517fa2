import { useMessages } from '@atrium/core-i18n'
import { useNet } from '@atrium/core-net'
import { getForm } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { useMutation } from '@tanstack/react-query'
import type { Autosave } from '../document/autosave'
import { useDesigner, useDocument } from '../document/designer-context'
import { isUnsaved } from '../document/draft-state'
import { designerMessages } from '../messages/designer-messages'
import styles from './form-bar.module.css'

/** Whether what stands on the canvas is on the server, and what to do when it cannot be. */
export function SavedState({ autosave }: { autosave: Autosave }) {
  const t = useMessages(designerMessages)
  const saving = useDesigner((state) => state.saving)
  const unsaved = useDesigner(isUnsaved)
  switch (saving) {
    case 'conflict':
      return <Conflict />
    case 'failed':
      return (
        <span className={styles.trouble}>
          {t('save-failed')}
          <Button kind="link" size="small" onClick={() => void autosave.flush()}>
            {t('save-retry')}
          </Button>
        </span>
      )
    case 'saving':
      return t('saving')
    case 'idle':
      return unsaved ? t('unsaved') : t('saved')
  }
}

function Conflict() {
  const t = useMessages(designerMessages)
  const net = useNet()
  const document = useDocument()
  const { id } = useDesigner((state) => state.form)
  const load = useMutation({
    mutationFn: () => net.call(getForm, { formId: id }),
    onSuccess: (form) => document.getState().reload(form),
  })
  return (
    <span className={styles.trouble} title={t('conflict-hint')}>
      {t('conflict')}
      <Button
        kind="link"
        size="small"
        label={`${t('reload')}. ${t('conflict-hint')}`}
        loading={load.isPending}
        onClick={() => load.mutate()}
      >
        {t('reload')}
      </Button>
    </span>
  )
}
