import { type ToastMessage, ToastProvider, useToast } from '@atrium/ui/toast'
import { type ReactNode, useEffect } from 'react'

/** Carries the toasts of the pages, which are React roots of their own, to the one place in the window. */
export interface ToastLine {
  readonly show: (message: ToastMessage) => void
  readonly connect: (show: (message: ToastMessage) => void) => void
}

export function createToastLine(): ToastLine {
  let target: (message: ToastMessage) => void = () => {}
  return {
    show: (message) => target(message),
    connect: (show) => {
      target = show
    },
  }
}

/** Where the window's toasts appear; they outlive the page that said them. */
export function WindowToasts({ line, children }: { line: ToastLine; children: ReactNode }) {
  return (
    <ToastProvider>
      <Connection line={line} />
      {children}
    </ToastProvider>
  )
}

function Connection({ line }: { readonly line: ToastLine }) {
  const show = useToast()
  useEffect(() => line.connect(show), [line, show])
  return null
}
