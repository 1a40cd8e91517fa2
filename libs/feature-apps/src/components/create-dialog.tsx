import { lazy, Suspense } from 'react'
import { AppDialog } from './app-dialog'

const FromFileDialog = lazy(() =>
  import('../from-file/from-file-dialog').then((module) => ({ default: module.FromFileDialog })),
)

export type CreateWay = 'blank' | 'file'

/** Makes an application one way or the other; the page keeps it open whatever becomes of its list. */
export function CreateDialog({ way, onClose }: { way: CreateWay; onClose: () => void }) {
  if (way === 'blank') return <AppDialog onClose={onClose} />
  return (
    <Suspense>
      <FromFileDialog onClose={onClose} />
    </Suspense>
  )
}
