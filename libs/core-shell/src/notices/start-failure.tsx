import { noticeMessages, useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { OfflineIcon } from '@atrium/ui/icon'
import { Notice } from './notice'
import layout from '../layouts/layouts.module.css'

export interface StartFailureProps {
  readonly error: unknown
  readonly retry: () => void
}

/** Stands in the window when the product could not learn who uses it. */
export function StartFailure({ error, retry }: StartFailureProps) {
  const t = useMessages(noticeMessages)
  const errorText = useErrorText()
  const requestId = isCallError(error) ? error.requestId : undefined
  return (
    <main className={layout['naked']}>
      <Notice
        icon={OfflineIcon}
        title={t('service-not-available')}
        acts={[{ text: t('retry'), onClick: retry }]}
        reference={requestId && t('reference-number', { requestId })}
      >
        {errorText(error)}
      </Notice>
    </main>
  )
}
