import { useErrorText, useMessages } from '@atrium/core-i18n'
import { mountReact, useQuery as useAddressQuery } from '@atrium/core-routing'
import { LoadState, type LoadStateProps } from '@atrium/core-shell'
import { type AccountSecurity, type OwnSession } from '@atrium/domain-account'
import { useConfirm } from '@atrium/ui/confirm'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { GuardsCard, type OpenDialog } from '../cards/guards-card'
import { RecordsCard } from '../cards/records-card'
import { SessionsCard } from '../cards/sessions-card'
import {
  othersEnd,
  recordsQuery,
  securityQuery,
  sessionEnd,
  sessionsQuery,
} from '../data/account-queries'
import { SecurityDialogs } from '../dialogs/security-dialogs'
import { accountMessages } from '../messages/account-messages'

/** One's own account: how it is guarded, where it is signed in, what happened to it. */
export function SecurityPage() {
  const t = useMessages(accountMessages)
  const security = useQuery(securityQuery)
  const records = useQuery(recordsQuery)
  return (
    <Page width="form">
      <PageHead title={t('title')} purpose={t('purpose')} />
      <Loaded query={security}>{(data) => <Guards security={data} />}</Loaded>
      <Sessions />
      <Loaded query={records}>{({ rows, cut }) => <RecordsCard records={rows} cut={cut} />}</Loaded>
    </Page>
  )
}

interface LoadedProps<Data> {
  readonly query: LoadStateProps['query'] & { readonly data: Data | undefined }
  readonly children: (data: Data) => ReactNode
}

/** One part fails or waits by itself; the rest of the page goes on. */
function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const t = useMessages(accountMessages)
  if (query.data !== undefined) return children(query.data)
  return <LoadState small query={query} title={t('loading-failed')} shape="card" count={1} />
}

const dialogs: readonly OpenDialog[] = [
  'password',
  'email',
  'phone',
  'unbind-phone',
  'two-step',
  'turn-off',
  'renew',
]

function Guards({ security }: { readonly security: AccountSecurity }) {
  const toast = useToast()
  const [{ open: asked }, change] = useAddressQuery()
  const open = dialogs.find((dialog) => dialog === asked) ?? null
  const go = (dialog: OpenDialog) => change({ open: dialog ?? undefined }, { replace: true })
  return (
    <>
      <GuardsCard security={security} onOpen={go} />
      <SecurityDialogs
        open={open}
        security={security}
        onClose={() => go(null)}
        onDone={(text) => {
          go(null)
          toast({ text, tone: 'success' })
        }}
      />
    </>
  )
}

function Sessions() {
  const t = useMessages(accountMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const sessions = useQuery(sessionsQuery)
  const end = useMutation({
    ...sessionEnd,
    onSettled: (_answer, error) =>
      toast(
        error
          ? { text: errorText(error), tone: 'danger' }
          : { text: t('session-ended'), tone: 'success' },
      ),
  })
  const endOthers = useMutation({
    ...othersEnd,
    onSettled: (answer, error) =>
      toast(
        error
          ? { text: errorText(error), tone: 'danger' }
          : { text: t('sessions-ended', { count: answer?.ended ?? 0 }), tone: 'success' },
      ),
  })

  async function askToEndOthers(others: readonly OwnSession[]) {
    const yes = await confirm({
      act: t('end-others'),
      thing: '',
      amount: { count: others.length, noun: t('other-sessions') },
      consequence: t('end-others-about'),
    })
    if (yes) endOthers.mutate({})
  }

  return (
    <>
      <Loaded query={sessions}>
        {({ rows }) => (
          <SessionsCard
            sessions={rows}
            ending={end.isPending ? end.variables.sessionId : null}
            onEnd={({ id }) => end.mutate({ sessionId: id })}
            onEndOthers={() => void askToEndOthers(rows.filter(({ current }) => !current))}
          />
        )}
      </Loaded>
      {dialog}
    </>
  )
}

export const mount = mountReact(SecurityPage)
