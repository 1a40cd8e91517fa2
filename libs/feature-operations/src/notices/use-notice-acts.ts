import { useMessages } from '@atrium/core-i18n'
import { useNet, write } from '@atrium/core-net'
import { makeStale } from '@atrium/core-net'
import {
  createNotice,
  deleteNotice,
  getNotice,
  listAllNotices,
  listNotices,
  type Notice,
  type NoticeDraft,
  publishNotice,
  updateNotice,
  withdrawNotice,
} from '@atrium/domain-public'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { operationsMessages } from '../messages/operations-messages'

const stales = [listAllNotices, listNotices, getNotice]

interface Saving {
  readonly draft: NoticeDraft
  readonly publish: boolean
  /** Nothing differs from what was saved. */
  readonly unchanged: boolean
}

/** What can be done with a notice; each ends with a toast, a refusal stays for the form. */
export function useNoticeActs(options: {
  readonly notice: Notice | null
  readonly onCreated: (id: string) => void
  readonly onSaved: () => void
  readonly onClose: () => void
}) {
  const { notice, onCreated, onSaved, onClose } = options
  const t = useMessages(operationsMessages)
  const net = useNet()
  const client = useQueryClient()
  const toast = useToast()
  const saving = useMutation({
    async mutationFn({ draft, publish, unchanged }: Saving) {
      const saved = unchanged && notice ? notice : await keep(draft)
      if (!publish) return saved
      try {
        return await net.call(publishNotice, { noticeId: saved.id, version: saved.version })
      } catch (error) {
        // What was written is kept, though it is not published.
        if (!notice) onCreated(saved.id)
        throw error
      }
    },
    onSuccess(saved, { publish }) {
      onSaved()
      toast({ text: publish ? t('published') : t('saved') })
      if (publish) onClose()
      else if (!notice) onCreated(saved.id)
    },
    onSettled: () => makeStale(client, stales),
  })
  const withdrawing = useMutation({
    ...write(withdrawNotice, { stales }),
    onSettled: () => makeStale(client, stales),
  })
  const removing = useMutation({
    ...write(deleteNotice, { stales }),
    onSettled: () => makeStale(client, stales),
  })

  function keep(draft: NoticeDraft): Promise<Notice> {
    if (!notice) return net.call(createNotice, draft)
    return net.call(updateNotice, { ...draft, noticeId: notice.id, version: notice.version })
  }

  const act = notice && { noticeId: notice.id, version: notice.version }
  return {
    save: (draft: NoticeDraft, how: Omit<Saving, 'draft'>) => saving.mutate({ draft, ...how }),
    withdraw: () =>
      act && withdrawing.mutate(act, { onSuccess: () => toast({ text: t('withdrawn') }) }),
    remove() {
      if (!act) return
      removing.mutate(act, {
        onSuccess() {
          onSaved()
          toast({ text: t('deleted') })
          onClose()
        },
      })
    },
    error: saving.error ?? withdrawing.error ?? removing.error,
    isPending: saving.isPending || withdrawing.isPending || removing.isPending,
  }
}
