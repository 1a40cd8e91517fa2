import { Steps as KitSteps } from 'antd'
import { cloneElement, isValidElement, type ReactNode } from 'react'

export interface StepItem {
  key: string
  title: string
  /** What was chosen, or what will be asked. */
  description?: string
}

export interface StepsProps {
  steps: readonly StepItem[]
  current: string
  direction?: 'vertical' | 'horizontal'
  /** Lets a person go back to a finished step. */
  onGo?: (key: string) => void
  /** The current step went wrong. */
  failed?: boolean
}

/** Where one is in a wizard. */
export function Steps({ steps, current, direction = 'vertical', onGo, failed }: StepsProps) {
  const at = Math.max(
    0,
    steps.findIndex((step) => step.key === current),
  )
  return (
    <KitSteps
      current={at}
      orientation={direction}
      size="small"
      status={failed ? 'error' : 'process'}
      // The mark only repeats what the order says.
      iconRender={hidden}
      items={steps.map((step, i) => ({
        title: step.title,
        content: step.description,
        disabled: !onGo || i >= at,
      }))}
      {...(onGo
        ? {
            onChange: (next: number) => {
              const step = steps[next]
              if (step && next < at) onGo(step.key)
            },
          }
        : {})}
    />
  )
}

function hidden(mark: ReactNode): ReactNode {
  if (!isValidElement<{ 'aria-hidden'?: boolean }>(mark)) return mark
  return cloneElement(mark, { 'aria-hidden': true })
}
