import { useErrorText, useMessages } from '@atrium/core-i18n'
import { makeStale, read, write } from '@atrium/core-net'
import { useNavigate } from '@atrium/core-routing'
import {
  addNavigation,
  arrangeNavigations,
  deleteNavigation,
  getOwnNavigation,
  listNavigations,
  publishNavigation,
  type Terminal,
  webNavigationConfigPath,
  withdrawNavigation,
} from '@atrium/domain-navigation'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { navigationMessages } from '../messages/navigation-messages'
import type { ListedNavigation } from './navigation-line'

const stales = { stales: [listNavigations, getOwnNavigation] }

/** What is done with whole navigations; a new order is seen at once, and taken back when it is refused. */
export function useNavigationActs(terminal: Terminal) {
  const t = useMessages(navigationMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const client = useQueryClient()
  const navigate = useNavigate()
  const adding = useMutation(write(addNavigation, stales))
  const arranging = useMutation(write(arrangeNavigations, stales))
  const publishing = useMutation(write(publishNavigation, stales))
  const withdrawing = useMutation(write(withdrawNavigation, stales))
  const removing = useMutation(write(deleteNavigation, stales))
  const onError = (error: unknown) => {
    toast({ tone: 'danger', text: errorText(error) })
    void makeStale(client, [listNavigations])
  }
  const told = (key: 'published-done' | 'withdrawn-done' | 'deleted', name: string) => ({
    onError,
    onSuccess: () => toast({ tone: 'success' as const, text: t(key, { name }) }),
  })
  return {
    isAdding: adding.isPending,
    add: () =>
      adding.mutate(
        { terminal, name: t('new-name'), audience: [{ kind: 'everyone' }], entries: [] },
        { onError, onSuccess: ({ id }) => navigate(webNavigationConfigPath({ id })) },
      ),
    arrange(navigationIds: string[]) {
      client.setQueryData(read(listNavigations, { terminal }).queryKey, (known) => {
        if (!known) return known
        const byId = new Map(known.rows.map((each) => [each.id, each]))
        return { rows: navigationIds.flatMap((id) => byId.get(id) ?? []) }
      })
      arranging.mutate({ terminal, navigationIds }, { onError })
    },
    publish: ({ id, name, revision }: ListedNavigation) =>
      publishing.mutate({ navigationId: id, revision }, told('published-done', name)),
    withdraw: ({ id, name }: ListedNavigation) =>
      withdrawing.mutate({ navigationId: id }, told('withdrawn-done', name)),
    remove: ({ id, name }: ListedNavigation) =>
      removing.mutate({ navigationId: id }, told('deleted', name)),
  }
}
