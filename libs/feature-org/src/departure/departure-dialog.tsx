import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, toneOf } from '@atrium/core-net'
import type { Handover, HandoverLine } from '@atrium/domain-org'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { type ReactNode, useState } from 'react'
import { departureMessages } from '../messages/departure-messages'
import { HandoverFields } from './handover-fields'
import { firstPlan, handoverKinds, handoverOf, planProblem, takenKinds } from './handover-plan'

export interface DepartureDialogProps {
  readonly title: string
  readonly act: string
  /** Whom it concerns, and what it comes to. */
  readonly intro: ReactNode
  readonly nothingWhy: string
  readonly leaving: readonly string[]
  readonly mayGrant: boolean
  readonly preview: {
    readonly data: { readonly lines: readonly HandoverLine[]; readonly cut: boolean } | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  readonly starting: { readonly isPending: boolean; readonly error: Error | null }
  readonly onStart: (handover: Handover) => void
  /** Stands in place of the plan once it is carried out. */
  readonly run?: ReactNode
  readonly onClose: () => void
}

/** Who leaves, what they leave behind, and who takes it over; then how far it is. */
export function DepartureDialog(props: DepartureDialogProps) {
  const { title, act, intro, leaving, mayGrant, preview, starting, run, onStart, onClose } = props
  const t = useMessages(departureMessages)
  const errorText = useErrorText()
  const [plan, setPlan] = useState(firstPlan)
  const [tried, setTried] = useState(false)
  const kinds = handoverKinds(preview.data?.lines ?? [])
  const taken = takenKinds(kinds, plan, mayGrant)
  const isEmpty = kinds.every(({ grants }) => grants && !mayGrant)
  const problem = isEmpty ? null : planProblem(taken, plan)

  function submit() {
    setTried(true)
    if (problem === null) onStart(handoverOf(isEmpty ? [] : taken, plan))
  }

  if (run) {
    return (
      <Modal open title={title} onClose={onClose}>
        {run}
      </Modal>
    )
  }
  return (
    <Modal
      open
      title={title}
      busy={starting.isPending}
      onClose={onClose}
      {...(preview.data ? { primary: { label: act, danger: true, onClick: submit } } : {})}
    >
      {!preview.data && preview.error && (
        <Failure error={preview.error} onRetry={() => void preview.refetch()} />
      )}
      {!preview.data && !preview.error && <Skeleton shape="form" count={3} />}
      {preview.data && (
        <FormLayout width="full" label={title} onSubmit={submit}>
          {starting.error && (
            <Notice tone={toneOf(starting.error)}>{errorText(starting.error)}</Notice>
          )}
          {intro}
          {kinds.length === 0 ? (
            <Empty picture="records" level={3} title={t('nothing')} why={props.nothingWhy} />
          ) : (
            <HandoverFields
              kinds={kinds}
              plan={plan}
              taken={taken}
              leaving={leaving}
              mayGrant={mayGrant}
              problem={tried ? problem : null}
              onChange={setPlan}
            />
          )}
          {preview.data.cut && <Notice>{t('cut')}</Notice>}
        </FormLayout>
      )}
    </Modal>
  )
}

interface FailureProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** Why nobody may leave now, or that it is not known who leaves what. */
function Failure({ error, onRetry }: FailureProps) {
  const t = useMessages(departureMessages)
  const errorText = useErrorText()
  if (isCallError(error) && error.status >= 400 && error.status < 500) {
    return (
      <Notice tone="warning" title={t('cannot-now')}>
        {errorText(error)}
      </Notice>
    )
  }
  return (
    <ErrorState
      title={t('failed')}
      advice={errorText(error)}
      id={isCallError(error) ? error.requestId : undefined}
      onRetry={onRetry}
    />
  )
}
