import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { mountReact, useParams } from '@atrium/core-routing'
import { openPreview, previewPath } from '@atrium/domain-public'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { PublicPage } from '../frame/public-page'
import { previewMessages } from '../messages/preview-messages'
import { SharedForm } from '../preview/shared-form'

/** What somebody shared with who has no account. */
export function PreviewPage() {
  const t = useMessages(previewMessages)
  const { token } = useParams(previewPath)
  const { data, error, refetch } = useQuery({
    ...read(openPreview, { token }),
    // Looked at once: what a person has filled in must not be disturbed by reading again.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <PublicPage description={t('description')} unlisted>
      {data && <SharedForm preview={data} />}
      {error && <NoPreview error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="form" count={4} />}
    </PublicPage>
  )
}

interface NoPreviewProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** A link that has ended or never was is no fault; a call that failed is. */
function NoPreview({ error, onRetry }: NoPreviewProps) {
  const t = useMessages(previewMessages)
  const errorText = useErrorText()
  if (isCallError(error, 'preview-ended', 'preview-nothing-to-show')) {
    return <Empty picture="lock" title={t('ended-title')} why={t('ended-why')} />
  }
  if (isCallError(error, 'preview-not-found', 'invalid-input')) {
    return <Empty picture="search" title={t('missing-title')} why={t('missing-why')} />
  }
  const id = isCallError(error) ? error.requestId : undefined
  return <ErrorState title={t('load-failed')} advice={errorText(error)} onRetry={onRetry} id={id} />
}

export const mount = mountReact(PreviewPage)
