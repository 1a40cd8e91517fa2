import { noticeMessages, useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { useRouting } from '@atrium/core-routing'
import { LockIcon, WarningIcon } from '@atrium/ui/icon'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense } from 'react'
import { shellMessages } from '../shell-messages'
import { crashReference } from './crash-reference'
import { Notice } from './notice'
import { PageSkeleton } from './page-skeleton'
import { useRetryOnReturn } from './use-retry-on-return'

/** Catches what a page could not handle and what it waits for, so that the rest of the window goes on. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary onRetry={reset}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  )
}

interface Failure {
  readonly error: unknown
  /** What a person quotes: the call's own id, or one for the crash. */
  readonly reference: string
}

class Boundary extends Component<
  { readonly onRetry: () => void; readonly children: ReactNode },
  { readonly failure: Failure | null }
> {
  override state: { readonly failure: Failure | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    const requestId = isCallError(error) ? error.requestId : undefined
    return { failure: { error, reference: requestId ?? crashReference() } }
  }

  override componentDidCatch(error: unknown) {
    if (!isCallError(error)) console.error(`[${this.state.failure?.reference}]`, error)
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return (
      <Crashed
        {...failure}
        retry={() => {
          this.props.onRetry()
          this.setState({ failure: null })
        }}
      />
    )
  }
}

function Crashed({ error, reference, retry }: Failure & { readonly retry: () => void }) {
  const t = useMessages(shellMessages)
  const notices = useMessages(noticeMessages)
  const errorText = useErrorText()
  const routing = useRouting()
  useRetryOnReturn(isCallError(error, 'network-error', 'timeout'), retry)
  const back = { text: notices('go-back'), onClick: () => routing.back() }
  const quote = notices('reference-number', { requestId: reference })
  if (isCallError(error) && error.status === 403) {
    return (
      <Notice icon={LockIcon} title={notices('no-page-permission')} acts={[back]} reference={quote}>
        {errorText(error)} {notices('no-page-permission-advice')}
      </Notice>
    )
  }
  return (
    <Notice
      icon={WarningIcon}
      title={isCallError(error) ? notices('loading-failed') : t('page-crashed')}
      acts={[{ text: notices('retry'), onClick: retry }, back]}
      reference={quote}
    >
      {isCallError(error) ? errorText(error) : t('page-crashed-advice')}
    </Notice>
  )
}
