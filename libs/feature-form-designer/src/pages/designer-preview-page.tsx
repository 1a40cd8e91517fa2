import { useErrorText, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { mountReact, useQuery as useAddress } from '@atrium/core-routing'
import { getForm } from '@atrium/domain-forms'
import { ErrorState } from '@atrium/ui/error-state'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { previewWindowMessages } from '../messages/preview-window-messages'
import { FormPreview } from '../preview/form-preview'
import { useLiveDraft } from '../preview/live-draft'
import styles from './designer-preview-page.module.css'

/** The draft of the form that the query names, to try out; as the designer that opened this window has it, if one did. */
function DesignerPreviewPage() {
  const t = useMessages(previewWindowMessages)
  const errorText = useErrorText()
  const [address] = useAddress()
  const formId = address['item'] ?? ''
  const live = useLiveDraft(formId)
  const form = useQuery(read(getForm, { formId }))
  if (form.error) {
    return <ErrorState title={errorText(form.error)} onRetry={() => void form.refetch()} />
  }
  if (!form.data) return <Skeleton shape="text" />
  const { name, schema } = live ?? { name: form.data.name, schema: form.data.draft }
  return (
    <div className={styles.page}>
      <h1>{name}</h1>
      {live && <Notice tone="success">{t('follows')}</Notice>}
      <FormPreview schema={schema} />
    </div>
  )
}

export const mount = mountReact(DesignerPreviewPage)
