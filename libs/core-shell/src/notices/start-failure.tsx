import { noticeMessages, useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { OfflineIcon } from '@atrium/ui/icon'
import { useEffect } from 'react'
import { shellMessages } from '../shell-messages'
import { Notice } from './notice'
import layout from '../layouts/layouts.module.css'

export interface StartFailureProps {
  readonly error: unknown
  readonly retry: () => void
}

/** Milliseconds until the window tries to start again by itself. */
const patience = 8_000

/** Stands in the window when the product could not learn who uses it; it tries again by itself. */
export function StartFailure({ error, retry }: StartFailureProps) {
  const t = useMessages(noticeMessages)
  const shell = useMessages(shellMessages)
  const errorText = useErrorText()
  const requestId = isCallError(error) ? error.requestId : undefined
  useEffect(() => {
    const timer = setTimeout(retry, patience)
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [error, retry])
  return (
    <main className={layout['naked']}>
      <Notice
        icon={OfflineIcon}
        title={t('service-not-available')}
        acts={[{ text: t('retry'), onClick: retry }]}
        reference={requestId && t('reference-number', { requestId })}
      >
        {errorText(error)} {shell('retrying')}
      </Notice>
    </main>
  )
}
