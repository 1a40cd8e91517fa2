import { useErrorText, useMessages } from '@atrium/core-i18n'
import { read, useNet } from '@atrium/core-net'
import { mountReact, useParams, useUnsavedChanges } from '@atrium/core-routing'
import { formSettingPath, getForm, type Form } from '@atrium/domain-forms'
import { ErrorState } from '@atrium/ui/error-state'
import { Page } from '@atrium/ui/page'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { autosaveOf } from '../document/autosave'
import { DesignerContext } from '../document/designer-context'
import { openDesigner } from '../document/designer-document'
import { isUnsaved } from '../document/draft-state'
import { designerMessages } from '../messages/designer-messages'
import { FormDesigner } from './form-designer'

/** Opens the form anew at each visit: what is cached may be older than what was saved meanwhile. */
export function FormSettingPage() {
  const { tableId } = useParams(formSettingPath)
  const t = useMessages(designerMessages)
  const errorText = useErrorText()
  const form = useQuery({
    ...read(getForm, { formId: tableId }),
    staleTime: 0,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  if (form.isFetchedAfterMount && form.data) return <OpenForm key={tableId} form={form.data} />
  return (
    <Page>
      {form.error ? (
        <ErrorState
          title={t('open-failed')}
          advice={errorText(form.error)}
          onRetry={() => void form.refetch()}
        />
      ) : (
        <Skeleton shape="form" />
      )}
    </Page>
  )
}

/** Keeps the document of an open form, saves it, and hears what others do to the form. */
function OpenForm({ form }: { form: Form }) {
  const net = useNet()
  const [document] = useState(() => openDesigner(form))
  const [autosave] = useState(() => autosaveOf(net, document))
  const saving = useStore(document, (state) => state.saving)
  // Leaving saves by itself; it only asks when that cannot work.
  useUnsavedChanges(saving === 'failed' || saving === 'conflict')
  useEffect(() => document.getState().hear(form), [document, form])
  useEffect(() => {
    const close = (event: BeforeUnloadEvent) => {
      if (!isUnsaved(document.getState())) return
      void autosave.flush()
      event.preventDefault()
    }
    autosave.start()
    window.addEventListener('beforeunload', close)
    return () => {
      window.removeEventListener('beforeunload', close)
      void autosave.flush()
      autosave.stop()
    }
  }, [autosave, document])
  return (
    <DesignerContext value={document}>
      <FormDesigner autosave={autosave} />
    </DesignerContext>
  )
}

export const mount = mountReact(FormSettingPage)
