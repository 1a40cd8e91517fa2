import { useErrorText, useMessages } from '@atrium/core-i18n'
import { toneOf, write } from '@atrium/core-net'
import { listJoinLinks, listMailInvitations, revokeJoinLink } from '@atrium/domain-org'
import { useConfirm } from '@atrium/ui/confirm'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { joiningMessages } from '../messages/joining-messages'

interface Revoked {
  readonly id: string
  readonly thing: string
  readonly consequence: string
}

/** Asks before a link or an invitation ends. */
export function useRevoke() {
  const t = useMessages(joiningMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const revoking = useMutation(
    write(revokeJoinLink, { stales: [listJoinLinks, listMailInvitations] }),
  )

  async function revoke({ id, thing, consequence }: Revoked) {
    if (!(await confirm({ act: t('revoke'), thing, consequence }))) return
    revoking.mutate(
      { linkId: id },
      {
        onSuccess: () => toast({ text: t('revoked') }),
        onError: (error) => toast({ tone: toneOf(error), text: errorText(error) }),
      },
    )
  }
  return { revoke, dialog, busy: revoking.isPending }
}
