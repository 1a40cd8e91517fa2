import { type ReactNode, useCallback, useState } from 'react'
import { ConfirmDialog, type Question } from './confirm-dialog'

interface Pending extends Question {
  answer: (yes: boolean) => void
}

/** Asks and waits: `if (await confirm({...}))`; the page renders `dialog` once. */
export function useConfirm(): { confirm: (q: Question) => Promise<boolean>; dialog: ReactNode } {
  const [pending, setPending] = useState<Pending | undefined>()
  const confirm = useCallback(
    (question: Question) => new Promise<boolean>((answer) => setPending({ ...question, answer })),
    [],
  )
  const settle = (yes: boolean) => {
    pending?.answer(yes)
    setPending(undefined)
  }
  const dialog = pending && (
    <ConfirmDialog
      {...pending}
      open
      onConfirm={() => settle(true)}
      onCancel={() => settle(false)}
    />
  )
  return { confirm, dialog }
}
