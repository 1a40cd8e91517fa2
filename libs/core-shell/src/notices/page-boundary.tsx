import { noticeMessages, useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { useRouting } from '@atrium/core-routing'
import { LockIcon, WarningIcon } from '@atrium/ui/icon'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense } from 'react'
import { shellMessages } from '../shell-messages'
import { Notice } from './notice'
import { PageSkeleton } from './page-skeleton'

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

class Boundary extends Component<
  { readonly onRetry: () => void; readonly children: ReactNode },
  { readonly error: unknown; readonly failed: boolean }
> {
  override state = { error: null as unknown, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Crashed
        error={this.state.error}
        retry={() => {
          this.props.onRetry()
          this.setState({ error: null, failed: false })
        }}
      />
    )
  }
}

function Crashed({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useMessages(shellMessages)
  const notices = useMessages(noticeMessages)
  const errorText = useErrorText()
  const routing = useRouting()
  const back = { text: notices('go-back'), onClick: () => routing.back() }
  if (isCallError(error) && error.status === 403) {
    return (
      <Notice
        icon={LockIcon}
        title={notices('no-page-permission')}
        acts={[back]}
        reference={referenceOf(error, notices)}
      >
        {errorText(error)} {notices('no-page-permission-advice')}
      </Notice>
    )
  }
  return (
    <Notice
      icon={WarningIcon}
      title={isCallError(error) ? notices('loading-failed') : t('page-crashed')}
      acts={[{ text: notices('retry'), onClick: retry }, back]}
      reference={referenceOf(error, notices)}
    >
      {isCallError(error) ? errorText(error) : t('page-crashed-advice')}
    </Notice>
  )
}

function referenceOf(
  error: unknown,
  notices: (key: 'reference-number', params: { requestId: string }) => string,
): string | undefined {
  const requestId = isCallError(error) ? error.requestId : undefined
  return requestId ? notices('reference-number', { requestId }) : undefined
}
