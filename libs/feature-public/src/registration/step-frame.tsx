import { useMessages } from '@atrium/core-i18n'
import { Button } from '@atrium/ui/button'
import { FormLayout } from '@atrium/ui/form-layout'
import { Notice } from '@atrium/ui/notice'
import { type ReactNode, useEffect, useRef } from 'react'
import { registrationMessages } from '../messages/registration-messages'
import styles from './step-frame.module.css'

export interface StepFrameProps {
  readonly title: string
  readonly about: string
  /** What went wrong with the whole step. */
  readonly refusal?: string | undefined
  readonly submit: string
  readonly busy: boolean
  readonly onSubmit: () => void
  /** Left out on the first step. */
  readonly onBack?: () => void
  readonly children: ReactNode
}

/** One step of the wizard: a question, its fields, the way on and back. */
export function StepFrame(props: StepFrameProps) {
  const { title, about, refusal, submit, busy, onSubmit, onBack, children } = props
  const t = useMessages(registrationMessages)
  const head = useRef<HTMLDivElement>(null)
  // A new step is told to who cannot see it; the first one leaves the focus where it is.
  useEffect(() => {
    if (onBack) head.current?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- only when the step appears
  }, [])
  return (
    <FormLayout width="full" label={title} onSubmit={() => !busy && onSubmit()}>
      <div ref={head} tabIndex={-1} className={styles['head']}>
        <h2>{title}</h2>
        <p>{about}</p>
      </div>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {children}
      <div className={styles['acts']}>
        {onBack && (
          <Button size="large" onClick={onBack} disabled={busy}>
            {t('back')}
          </Button>
        )}
        <Button kind="primary" size="large" type="submit" loading={busy}>
          {submit}
        </Button>
      </div>
    </FormLayout>
  )
}
