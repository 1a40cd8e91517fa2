import { useErrorText, useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import { getApp, listApps } from '@atrium/domain-apps'
import { getForm, getPublishedForm, listForms, renameForm } from '@atrium/domain-forms'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesigner, useDocument } from '../document/designer-context'
import { designerMessages } from '../messages/designer-messages'
import styles from './form-bar.module.css'

/** The form's name; saved on leaving or Enter, given up on Escape. */
export function FormName() {
  const t = useMessages(designerMessages)
  const toast = useToast()
  const errorText = useErrorText()
  const document = useDocument()
  const { id, name } = useDesigner((state) => state.form)
  /** Null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null)
  const rename = useMutation(
    write(renameForm, { stales: [getForm, getPublishedForm, listForms, listApps, getApp] }),
  )

  function save() {
    const wish = typed?.trim() ?? ''
    if (wish === '' || wish === name) return setTyped(null)
    rename.mutate(
      { formId: id, name: wish },
      {
        onSuccess: (form) => document.getState().hear(form),
        onError: (error) => toast({ text: errorText(error), tone: 'danger' }),
        onSettled: () => setTyped(null),
      },
    )
  }

  return (
    <input
      className={styles.name}
      aria-label={t('form-name')}
      value={typed ?? name}
      maxLength={60}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(null)
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur()
      }}
    />
  )
}
