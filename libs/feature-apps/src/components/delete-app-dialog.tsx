import { useErrorText, useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import { deleteApp, listApps, restoreApp, type Application } from '@atrium/domain-apps'
import { ConfirmDialog } from '@atrium/ui/confirm'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { appsMessages } from '../messages/apps-messages'

interface DeleteAppDialogProps {
  app: Application
  onClose: () => void
}

/** Asks, moves the application to the recycle bin, and offers to undo it. */
export function DeleteAppDialog({ app, onClose }: DeleteAppDialogProps) {
  const t = useMessages(appsMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const remove = useMutation(write(deleteApp, { stales: [listApps] }))
  const restore = useMutation(write(restoreApp, { stales: [listApps] }))

  /** Its card leaves the list, and this dialog with it, before it ends. */
  async function run() {
    try {
      await remove.mutateAsync({ appId: app.id })
      toast({
        text: t('deleted-done', { name: app.name }),
        action: { label: t('undo'), onClick: () => restore.mutate({ appId: app.id }) },
      })
    } catch (error) {
      toast({ text: errorText(error), tone: 'danger' })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      act={t('delete')}
      thing={app.name}
      consequence={<Consequence count={app.items.length} />}
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => void run()}
    />
  )
}

function Consequence({ count }: { count: number }) {
  const t = useMessages(appsMessages)
  if (count === 0) return t('delete-hint-empty')
  return count === 1 ? t('delete-hint-one') : t('delete-hint', { count })
}
