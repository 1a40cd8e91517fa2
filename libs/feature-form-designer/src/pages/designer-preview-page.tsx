import { useErrorText } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { mountReact, useQuery as useAddress } from '@atrium/core-routing'
import { getForm } from '@atrium/domain-forms'
import { ErrorState } from '@atrium/ui/error-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { FormPreview } from '../preview/form-preview'
import styles from './designer-preview-page.module.css'

/** The draft of the form that the query names, to try out. */
function DesignerPreviewPage() {
  const errorText = useErrorText()
  const [address] = useAddress()
  const form = useQuery(read(getForm, { formId: address['item'] ?? '' }))
  if (form.error) {
    return <ErrorState title={errorText(form.error)} onRetry={() => void form.refetch()} />
  }
  if (!form.data) return <Skeleton shape="text" />
  return (
    <div className={styles.page}>
      <h1>{form.data.name}</h1>
      <FormPreview schema={form.data.draft} />
    </div>
  )
}

export const mount = mountReact(DesignerPreviewPage)
