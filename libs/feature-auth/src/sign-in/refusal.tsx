import { noticeMessages, useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { DangerIcon } from '@atrium/ui/icon'
import { z } from 'zod'
import { authMessages } from '../messages/auth-messages'
import styles from './sign-in-form.module.css'

const lockSchema = z.object({ seconds: z.number().int().nonnegative() })
const lockCodes = ['sign-in-locked', 'factor-locked', 'code-dead', 'code-too-soon', 'rate-limited']

/** How long the server asks to wait; 60 when it does not say, 0 when there is nothing to wait for. */
export function waitSeconds(error: unknown): number {
  if (!isCallError(error, ...lockCodes)) return 0
  const { data } = lockSchema.safeParse(error.details)
  return data?.seconds ?? 60
}

export interface RefusalProps {
  readonly error: unknown
  readonly seconds: number
  /** The advice to wait a minute, after so many wrong passwords in a row (section 5). */
  readonly advise?: boolean
}

/** Why the person is not in, and what to do next. */
export function Refusal({ error, seconds, advise = false }: RefusalProps) {
  const t = useMessages(authMessages)
  const notices = useMessages(noticeMessages)
  const errorText = useErrorText()
  if (!error) return null
  const locked = isCallError(error, 'sign-in-locked')
  return (
    <div className={styles['refusal']} role="alert">
      <DangerIcon />
      <p>
        {locked ? notices('sign-in-retry-later') : errorText(error)}
        {!locked && advise && ` ${notices('sign-in-retry-later')}`}
        {locked && seconds > 0 && (
          <span aria-hidden className={styles['wait']}>
            {t('wait-seconds', { seconds })}
          </span>
        )}
      </p>
    </div>
  )
}
